'use client';

import { lazy } from 'react';
import { deferred } from '#lib/hydration/deferred.tsx';

/** The tools of a kiosk, in a chunk of their own: no other page loads their code. */
export const LazyKioskTools = deferred(lazy(async () => ({ default: (await import('./kiosk-tools.tsx')).KioskTools })));
