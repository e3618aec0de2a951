import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Examples } from '#components/examples/examples.tsx';
import { config } from '#lib/config.ts';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** Asked anew each time, so that a build needs no settings. */
export const dynamic = 'force-dynamic';

/** Every component in every state, for those who work on them; a site that serves customers does not have it. */
export default function ComponentsPage() {
  if (!config().isDevelopment) notFound();
  return <Examples />;
}
