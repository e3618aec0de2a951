'use client';

import { lazy } from 'react';
import { deferred } from '#lib/hydration/deferred.tsx';

/** The last line of the embedded layout, in a chunk of its own: no other page loads its code. */
export const LazyEmbeddedFoot = deferred(
  lazy(async () => ({ default: (await import('./embedded-foot.tsx')).EmbeddedFoot })),
);
