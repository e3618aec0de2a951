import type { Metadata } from 'next';
import { OwnHome } from '#app/own-home.tsx';
import { getText } from '#lib/messages/get-text.ts';
import { variantOf } from '#lib/site/variant-of.ts';

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
  const text = await getText((await variantOf(params)).language);
  return { title: text(texts.title) };
}

export default async function JoiningHome({ params }: HomeProps) {
  return <OwnHome zone="joining" variant={await variantOf(params)} texts={texts} />;
}
