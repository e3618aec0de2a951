'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { useHref } from '#lib/zones/site-context.tsx';

const NotFoundView = lazy(async () => ({ default: (await import('./not-found-view.tsx')).NotFoundView }));

/**
 * The not-found view of Next's own boundary, which every page carries. It is loaded only when it is shown, which is
 * rare: pages render `NotFoundPage` themselves (`withNotFoundPage`).
 */
export const NotFoundFallback = () => {
  const t = useTranslations();
  const href = useHref();
  return (
    <Suspense fallback={null}>
      <NotFoundView t={t} home={href('/')} />
    </Suspense>
  );
};
