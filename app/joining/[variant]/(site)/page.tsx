import type { Metadata } from 'next';
import { OwnHome } from '#app/_zone/own-home.tsx';
import { getText } from '#lib/i18n/get-text.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
}

const texts = {
  title: 'login.joiningTitle',
  prompt: 'login.joiningPrompt',
  promptHelp: 'login.joiningPromptHelp',
  parts: 'login.joiningParts',
} as const;

export async function generateMetadata({ params }: HomeProps): Promise<Metadata> {
  const text = await getText((await getVariant(params)).language);
  return { title: text(texts.title) };
}

export default async function JoiningHome({ params }: HomeProps) {
  return <OwnHome zone="joining" variant={await getVariant(params)} texts={texts} />;
}
