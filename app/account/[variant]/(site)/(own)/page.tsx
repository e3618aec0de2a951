import type { Metadata } from 'next';
import { OwnHome } from '#app/own-home.tsx';
import { getText } from '#lib/messages/get-text.ts';
import { variantOf } from '#lib/site/variant-of.ts';

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
