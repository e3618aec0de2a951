import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { OwnHome } from '#app/_zone/own-home.tsx';
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

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t(texts.title) };
}

export default async function AccountHome({ params }: HomeProps) {
  return <OwnHome zone="account" variant={await getVariant(params)} texts={texts} />;
}
