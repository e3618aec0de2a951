'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { on } from '#lib/browser/site-events.ts';

const MaintenanceView = lazy(async () => ({ default: (await import('./maintenance-view.tsx')).MaintenanceView }));

/** Replaces the page with the maintenance page once any call reports that the operator has closed the site. */
export const MaintenanceBoundary = ({ children }: { children: ReactNode }) => {
  const t = useTranslations();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => on('maintenance', () => setClosed(true)), []);
  if (!isClosed) return children;
  return (
    <Suspense fallback={null}>
      <MaintenanceView t={t} />
    </Suspense>
  );
};
