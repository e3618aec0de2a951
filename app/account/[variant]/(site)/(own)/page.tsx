import type { Metadata } from 'next';
import { OwnHome } from '#app/_zone/own-home.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

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
  const text = await getText((await getVariant(params)).language);
  return { title: text(texts.title) };
}

export default async function AccountHome({ params }: HomeProps) {
  return <OwnHome zone="account" variant={await getVariant(params)} texts={texts} />;
}
