'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { lazy, Suspense } from 'react';
import { loadAgain } from '#components/ui/load-again.ts';
import type { MapViewProps } from './map-view.tsx';
import { useSeen } from './use-seen.ts';

const MapView = lazy(async () => ({ default: (await loadAgain(() => import('./map-view.tsx'))).MapView }));

/** Everything in it has a place of its own, except the button at the upper right. */
const frame = cx(
  'relative flex h-[35rem] items-start justify-end large:h-[min(49.5rem,calc(100vh-3rem))]',
  'overflow-clip rounded-l border border-line bg-[#e9ecf2]',
);

/** The map beside the list. Its code is loaded once its frame is on screen, which it is not on a phone. */
export const MapPanel = (props: MapViewProps) => {
  const t = useTranslations('venues');
  const { element, isSeen } = useSeen();
  return (
    <>
      <div ref={element} className={frame} role="group" aria-label={t('mapLabel')}>
        {isSeen && (
          <Suspense fallback={null}>
            <MapView {...props} />
          </Suspense>
        )}
      </div>
      {props.mapbox === undefined && <p className="mt-2 text-xs text-ink-3">{t('mapCredit')}</p>}
    </>
  );
};
