'use client';

import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import type { Found } from './venue-finding.ts';
import { widerRadius } from './venue-search.ts';

export type NoneWithinProps = {
  found: Extract<Found<unknown>, { kind: 'near' }>;
  onWiden: (radius: number) => void;
  onAll: () => void;
};

/** Nothing within the circle: says what was searched and offers the next wider circle, or everything. */
export const NoneWithin = ({ found, onWiden, onAll }: NoneWithinProps) => {
  const text = useText();
  const wider = widerRadius(found.radius);
  const isInReach = wider !== null && found.nearest !== null && found.nearest <= wider;
  return (
    <EmptyState
      level={3}
      title={text('venues.noneFound')}
      art={<CourtIllustration kind="wider-circle" />}
      action={
        <Button type="button" variant="secondary" onClick={() => (isInReach ? onWiden(wider) : onAll())}>
          {isInReach ? text('venues.searchWithin', { miles: wider }) : text('venues.showAll')}
        </Button>
      }
    >
      {text('venues.noneWithin', { miles: found.radius, place: found.place ?? text('venues.you') })}
      {found.nearest !== null && ` ${text('venues.nearestIs', { distance: found.nearest.toFixed(0) })}`}
    </EmptyState>
  );
};
