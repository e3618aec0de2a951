'use client';

import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { on } from '#lib/browser/site-events.ts';
import { useText } from '#lib/i18n/text-context.ts';

const MaintenanceView = lazy(async () => ({ default: (await import('./maintenance-view.tsx')).MaintenanceView }));

/** Puts the maintenance page in the page's place once any call says that the operator has closed the site. */
export const MaintenanceBoundary = ({ children }: { children: ReactNode }) => {
  const text = useText();
  const [isClosed, setClosed] = useState(false);
  useEffect(() => on('maintenance', () => setClosed(true)), []);
  if (!isClosed) return children;
  return (
    <Suspense fallback={null}>
      <MaintenanceView text={text} />
    </Suspense>
  );
};
