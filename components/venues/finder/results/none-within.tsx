'use client';

import { useTranslations } from 'next-intl';
import { LazyIllustration } from '#components/illustrations/lazy-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import type { Found } from '#components/venues/finder/venue-finding.ts';
import { widerRadius } from '#components/venues/finder/venue-search.ts';

export type NoneWithinProps = {
  found: Extract<Found, { kind: 'near' }>;
  onWiden: (radius: number) => void;
  onAll: () => void;
};

/** To a tenth of a mile; rounded up, so that it is never within the radius that was searched. */
const tenthsAbove = (miles: number): string => (Math.ceil(miles * 10) / 10).toFixed(1);

/** The empty state of a search: states what was searched and offers the next larger radius, or all venues. */
export const NoneWithin = ({ found, onWiden, onAll }: NoneWithinProps) => {
  const t = useTranslations('venues');
  const wider = widerRadius(found.radius);
  const isInReach = wider !== null && found.nearest !== null && found.nearest <= wider;
  return (
    <EmptyState
      level={3}
      title={t('noneFound')}
      art={<LazyIllustration kind="wider-circle" />}
      action={
        <Button type="button" variant="secondary" onClick={() => (isInReach ? onWiden(wider) : onAll())}>
          {isInReach ? t('searchWithin', { miles: wider }) : t('showAll')}
        </Button>
      }
    >
      {t('noneWithin', { miles: found.radius, place: found.place ?? t('you') })}
      {found.nearest !== null && ` ${t('nearestIs', { distance: tenthsAbove(found.nearest) })}`}
    </EmptyState>
  );
};
