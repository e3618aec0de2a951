import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Examples } from '#components/examples/examples.tsx';
import { config } from '#lib/config.ts';
import './examples.css';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** Rendered dynamically, so that a build needs no settings. */
export const dynamic = 'force-dynamic';

/** Shows every component in every state to developers; a 404 in production. */
export default function ComponentsPage() {
  if (!config().isDevelopment) notFound();
  return <Examples />;
}
