'use client';

import { deferred } from '#lib/hydration/deferred.tsx';
import { VenueFinder } from './venue-finder.tsx';

/** The finder. Every visitor of home loads its code, so that it comes with the page and needs no `next/dynamic`. */
export const DeferredFinder = deferred(VenueFinder);
