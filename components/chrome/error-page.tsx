'use client';

import { lazy, Suspense } from 'react';
import { useText } from '../../lib/messages/text-context.ts';
import { disruptionDigest } from '../../lib/site/disruption-digest.ts';
import { useHref } from '../../lib/site/site-context.ts';
import { ErrorView } from './error-view.tsx';

const MaintenanceView = lazy(async () => ({ default: (await import('./maintenance-view.tsx')).MaintenanceView }));

/** What stands in a failed page's place: the maintenance page when the service is down, else the error page. */
export const ErrorPage = ({ digest }: { digest: string | undefined }) => {
  const text = useText();
  const href = useHref();
  if (digest !== disruptionDigest) return <ErrorView text={text} home={href('/')} />;
  return (
    <Suspense fallback={null}>
      <MaintenanceView text={text} />
    </Suspense>
  );
};
