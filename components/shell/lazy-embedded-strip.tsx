'use client';

import { lazy } from 'react';
import { deferred } from '#lib/hydration/deferred.tsx';

/**
 * The header of the embedded layout, in a chunk of its own: no other page loads its code. By `lazy`, because the code of
 * `next/dynamic` is larger than what it would save.
 */
export const LazyEmbeddedStrip = deferred(
  lazy(async () => ({ default: (await import('./embedded-strip.tsx')).EmbeddedStrip })),
);
