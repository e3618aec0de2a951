'use client';

import { lazy, Suspense } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';

const KioskWatch = lazy(async () => ({ default: (await loadAgain(() => import('./kiosk-watch.tsx'))).KioskWatch }));

/** The kiosk's idle timeout. Every layout includes it, but its code is loaded lazily and only in a kiosk. */
export const KioskIdle = () => (
  <Suspense fallback={null}>
    <KioskWatch />
  </Suspense>
);
