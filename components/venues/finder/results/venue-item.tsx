'use client';

import { cva } from 'class-variance-authority';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { shortMiles } from '#components/booking/model/short-miles.ts';
import type { FinderVenue } from '#components/venues/finder/finder-venue.ts';
import { useVenueHref } from '#components/venues/finder/use-venue-href.ts';
import { LiveLabel } from '#components/venues/live/live-label.tsx';
import { OpeningText } from '#components/venues/page/opening-text.tsx';

export type VenueItemProps = {
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
export const VenueItem = ({ venue, isOn, isOwn, hidden, onLook }: VenueItemProps) => {
  const t = useTranslations('venues');
  const venueHref = useVenueHref();
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
        <LiveLabel tone={venue.live.tone}>{[venue.live.what, venue.live.facts].filter(Boolean).join(', ')}</LiveLabel>
      )}
      <p className="flex min-h-[1.5rem] flex-wrap items-center gap-x-4 gap-y-0.5 text-s">
        <span>{venue.town}</span>
        {venue.opening && <OpeningText {...venue.opening} />}
        {isOwn && <span className={ownTag}>{t('own')}</span>}
      </p>
    </li>
  );
};
