'use client';

import { lazy, Suspense } from 'react';

const KioskWatch = lazy(async () => ({ default: (await import('./kiosk-watch.tsx')).KioskWatch }));

/** Watches whether somebody is still at a kiosk. Every page's layout names it and only a kiosk shows it, so only a kiosk loads its code. */
export const KioskIdle = () => (
  <Suspense fallback={null}>
    <KioskWatch />
  </Suspense>
);
