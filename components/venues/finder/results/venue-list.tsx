'use client';

import { cva } from 'class-variance-authority';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { shortMiles } from '#components/booking/model/point.ts';
import { OwnFrom } from '#components/booking/own-price/own-from.tsx';
import { OwnSessionPrices, useOwnSessionPrice } from '#components/booking/own-price/own-session-prices.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { LazyNotice } from '#components/ui/feedback/lazy-notice.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import type { FinderVenue, VenuePage } from '#components/venues/finder/finder-venue.ts';
import { useVenueHref } from '#components/venues/finder/use-venue-href.ts';
import { FIRST_SHOWN, MORE_SHOWN } from '#components/venues/finder/venue-search.ts';
import { LiveLabel } from '#components/venues/live/live-line.tsx';
import { OpeningText } from '#components/venues/page/opening-line.tsx';

type VenueItemProps = {
  venue: FinderVenue;
  /** The one shown on the map. */
  isOn: boolean;
  /** The one that the visitor chose last. */
  isOwn: boolean;
  /** Hidden until "Show more" is pressed. */
  hidden: boolean;
  onLook: () => void;
};

/** Without JavaScript the hidden ones are shown too. The ring of the link lies around the whole row. */
const row = cva(
  [
    'relative gap-1 border-line p-4 not-first:border-t not-[[hidden]]:grid large:px-5 noscript:grid',
    '-outline-offset-3 outline-focus has-[a:focus-visible]:outline-3',
  ],
  {
    variants: {
      isOn: {
        true: 'max-large:hover:bg-surface-2 large:bg-primary-50 large:before:absolute large:before:inset-y-0 large:before:left-0 large:before:w-0.75 large:before:bg-primary-500',
        false: 'hover:bg-surface-2',
      },
    },
  },
);

const ownTag =
  'inline-flex h-[1.5rem] items-center rounded-full bg-primary-100 px-2.5 text-xs font-medium text-primary-text';

/** A venue in the list: name, distance, what is free, opening times. The whole row is the link. */
const VenueItem = ({ venue, isOn, isOwn, hidden, onLook }: VenueItemProps) => {
  const t = useTranslations('venues');
  const venueHref = useVenueHref();
  const ownPrice = useOwnSessionPrice(venue.live?.priceSession);
  return (
    <li
      className={row({ isOn })}
      data-on-map={isOn || undefined}
      hidden={hidden}
      onPointerEnter={onLook}
      onFocus={onLook}
    >
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-body text-l/[1.625rem] font-medium tracking-[0] text-wrap large:text-m">
          <Link
            className="text-inherit no-underline after:absolute after:inset-0 focus-visible:outline-none"
            href={venueHref(venue.slug)}
            prefetch={false}
          >
            {venue.name}
          </Link>
        </h3>
        {venue.distanceMiles !== undefined && (
          <span className="flex-none text-[length:var(--text-s)] font-medium text-ink lining-nums tabular-nums">
            {t('distance', { miles: shortMiles(venue.distanceMiles) })}
          </span>
        )}
      </div>
      {venue.live && (
        <LiveLabel tone={venue.live.tone}>
          {venue.live.what}
          {venue.live.price !== '' && (
            <>
              {', '}
              <OwnFrom text={venue.live.price} isFrom ownPrice={ownPrice} />
            </>
          )}
        </LiveLabel>
      )}
      <p className="flex min-h-[1.5rem] flex-wrap items-center gap-x-4 gap-y-0.5 text-s">
        <span>{venue.town}</span>
        {venue.opening && <OpeningText {...venue.opening} />}
        {isOwn && <span className={ownTag}>{t('own')}</span>}
      </p>
    </li>
  );
};

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
    <OwnSessionPrices ids={venues.slice(0, shown).flatMap(({ live }) => live?.priceSession ?? [])}>
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
    </OwnSessionPrices>
  );
};
