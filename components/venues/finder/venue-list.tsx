'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { FinderVenue } from './finder-venue.ts';
import { VenueItem } from './venue-item.tsx';

const FIRST = 6;
const STEP = 24;

export type VenueListProps = {
  venues: readonly (FinderVenue & { distanceMiles?: number })[];
  renderedAt: number;
  onSlug: string | undefined;
  onLook: (slug: string) => void;
};

/** The venues found, six at first. Without JavaScript all are shown. */
export const VenueList = ({ venues, renderedAt, onSlug, onLook }: VenueListProps) => {
  const t = useTranslations('venues');
  const [shown, setShown] = useState(FIRST);
  if (venues.length === 0) return null;
  const more = Math.min(venues.length - shown, STEP);
  return (
    <>
      <Rows className="max-large:group-data-[view=map]/results:hidden">
        {venues.map((venue, index) => (
          <VenueItem
            key={venue.slug}
            {...{ venue, renderedAt }}
            isOn={venue.slug === onSlug}
            hidden={index >= shown}
            onLook={() => onLook(venue.slug)}
          />
        ))}
      </Rows>
      {more > 0 && (
        <Button
          type="button"
          variant="secondary"
          block
          className="mt-4 max-large:group-data-[view=map]/results:hidden"
          onClick={() => setShown(shown + more)}
        >
          {t('showMore', { count: more })}
        </Button>
      )}
    </>
  );
};
