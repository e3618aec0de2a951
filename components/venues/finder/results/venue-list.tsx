'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '#components/ui/button/button.tsx';
import { LazyNotice } from '#components/ui/feedback/lazy-notice.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { FinderVenue, VenuePage } from '#components/venues/finder/finder-venue.ts';
import { FIRST_SHOWN, MORE_SHOWN } from '#components/venues/finder/venue-search.ts';
import { VenueItem } from './venue-item.tsx';

export type VenueListProps = VenuePage & {
  /** The one shown on the map. */
  onSlug: string | undefined;
  /** The one that the visitor chose last. */
  ownSlug: string | undefined;
  onLook: (venue: FinderVenue) => void;
  /** Loads more of the list; called when fewer are loaded than are to be shown. */
  onMore: () => void;
  isLoadingMore: boolean;
  hasFailedMore: boolean;
};

/** The venues found, six at first. Without JavaScript all that came with the page are shown. */
export const VenueList = (props: VenueListProps) => {
  const { venues, total, onSlug, ownSlug, onLook, onMore, isLoadingMore, hasFailedMore } = props;
  const t = useTranslations('venues');
  const [wanted, setWanted] = useState(FIRST_SHOWN);
  if (venues.length === 0) return null;
  const shown = Math.min(wanted, venues.length);
  const more = Math.min(total - shown, MORE_SHOWN);
  const showMore = () => {
    setWanted(shown + more);
    if (shown + more > venues.length) onMore();
  };
  return (
    <>
      <Rows className="max-large:group-data-[view=map]/results:hidden">
        {venues.map((venue, index) => (
          <VenueItem
            key={venue.slug}
            venue={venue}
            isOn={venue.slug === onSlug}
            isOwn={venue.slug === ownSlug}
            hidden={index >= shown}
            onLook={() => onLook(venue)}
          />
        ))}
      </Rows>
      {hasFailedMore && (
        <LazyNotice tone="warning" role="status" className="mt-4 max-large:group-data-[view=map]/results:hidden">
          {t('moreFailed')}
        </LazyNotice>
      )}
      {more > 0 && (
        <Button
          type="button"
          variant="secondary"
          block
          className="mt-4 max-large:group-data-[view=map]/results:hidden"
          loading={isLoadingMore}
          onClick={showMore}
        >
          {t('showMore', { count: more })}
        </Button>
      )}
    </>
  );
};
