'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { disruptionDigest } from '#lib/api/disruption-digest.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const ErrorView = lazy(async () => ({ default: (await import('./error-view.tsx')).ErrorView }));
const MaintenanceView = lazy(async () => ({ default: (await import('./maintenance-view.tsx')).MaintenanceView }));

/**
 * The content of an error boundary: the maintenance page when the service is down, else the error page. If loading
 * their code fails as well, Next's global error page takes over.
 */
export const ErrorPage = ({ digest }: { digest: string | undefined }) => {
  const t = useTranslations();
  const href = useHref();
  return (
    <Suspense fallback={null}>
      {digest === disruptionDigest ? <MaintenanceView t={t} /> : <ErrorView t={t} home={href('/')} />}
    </Suspense>
  );
};
