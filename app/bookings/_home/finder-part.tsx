'use client';

import { VenueFinder } from '#components/venues/finder/venue-finder.tsx';

/** The living finder of venues. */
export const FinderPart = VenueFinder;
