'use client';

import dynamic from 'next/dynamic';
import { deferred } from '#lib/hydration/deferred.tsx';

export const DeferredFinder = deferred(dynamic(async () => (await import('./venue-finder.tsx')).VenueFinder));
