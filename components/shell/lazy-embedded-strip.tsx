'use client';

import dynamic from 'next/dynamic';

/** The header of the embedded layout, in a chunk of its own: no other page loads its code. */
export const LazyEmbeddedStrip = dynamic(async () => (await import('./embedded-strip.tsx')).EmbeddedStrip);
