import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { OwnHome } from '#app/_zone/own-home.tsx';
import { publicApi } from '#lib/api/public-api.ts';
import { getVariant } from '#lib/zones/variant-from-params.ts';
import type { Mode } from '#lib/zones/variant.ts';

interface HomeProps {
  params: Promise<{ variant: string }>;
}

const texts = {
  title: 'login.joiningTitle',
  prompt: 'login.joiningPrompt',
  promptHelp: 'login.joiningPromptHelp',
  parts: 'login.joiningParts',
} as const;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations();
  return { title: t(texts.title) };
}

/**
 * Where nobody can join online the site has no page; a kiosk starts here all the same. Unknown counts as on, for this
 * request alone: the page is made for each one.
 */
async function isSwitchedOff(mode: Mode): Promise<boolean> {
  if (mode === 'kiosk') return false;
  const answer = await publicApi('listOnlineJoiningVenues', {}).catch(() => null);
  return answer !== null && answer.data.length === 0;
}

export default async function JoiningHome({ params }: HomeProps) {
  const variant = await getVariant(params);
  if (await isSwitchedOff(variant.mode)) notFound();
  return <OwnHome zone="joining" variant={variant} texts={texts} />;
}
