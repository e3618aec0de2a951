import type { Metadata } from 'next';
import { getText } from '../../../../lib/messages/get-text.ts';
import { variantOf } from '../../../../lib/site/variant-of.ts';
import { OwnHome } from '../../../own-home.tsx';

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
