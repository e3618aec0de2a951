'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { disruptionDigest } from '#lib/api/disruption-digest.ts';
import { useHref } from '#lib/zones/site-context.tsx';

const ErrorView = lazy(async () => ({ default: (await import('./error-view.tsx')).ErrorView }));
const MaintenanceView = lazy(async () => ({ default: (await import('./maintenance-view.tsx')).MaintenanceView }));

/** What stands in a failed page's place: the maintenance page when the service is down, else the error page. Should their code be out of reach too, the last resort of the site takes over. */
export const ErrorPage = ({ digest }: { digest: string | undefined }) => {
  const t = useTranslations();
  const href = useHref();
  return (
    <Suspense fallback={null}>
      {digest === disruptionDigest ? <MaintenanceView t={t} /> : <ErrorView t={t} home={href('/')} />}
    </Suspense>
  );
};
