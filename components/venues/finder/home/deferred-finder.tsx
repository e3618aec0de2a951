'use client';

import { VenueFinder } from '#components/venues/finder/venue-finder.tsx';
import { deferred } from '#lib/hydration/deferred.tsx';

/** The finder. Every visitor of home loads its code, so that it comes with the page and needs no `next/dynamic`. */
export const DeferredFinder = deferred(VenueFinder);
