import type { Metadata } from 'next';
import { getText } from '../../../../../lib/messages/get-text.ts';
import { variantOf } from '../../../../../lib/site/variant-of.ts';
import { OwnHome } from '../../../../own-home.tsx';

interface HomeProps {
  params: Promise<{ variant: string }>;
}

const texts = {
  title: 'chrome.dashboard',
  prompt: 'login.accountPrompt',
  promptHelp: 'login.accountPromptHelp',
  parts: 'login.accountParts',
} as const;

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const text = await getText((await variantOf(params)).language);
  return { title: text(texts.title) };
}

export default async function AccountHome({ params }: HomeProps) {
  return <OwnHome zone="account" variant={await variantOf(params)} texts={texts} />;
}
