'use client';

import { cva } from 'class-variance-authority';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { FacilityList } from '#components/venues/page/facility-list.tsx';
import { OpeningLine } from '#components/venues/page/opening-line.tsx';
import type { FinderVenue } from './finder-venue.ts';
import { useVenueHref } from './use-venue-href.ts';

export type VenueItemProps = {
  venue: FinderVenue;
  renderedAt: number;
  /** The one shown on the map. */
  isOn: boolean;
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

/** A venue in the list: name, distance, opening times, facilities. The whole row is the link. */
export const VenueItem = ({ venue, renderedAt, isOn, hidden, onLook }: VenueItemProps) => {
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
            {t('distance', { miles: venue.distanceMiles.toFixed(1) })}
          </span>
        )}
      </div>
      <p className="flex min-h-[1.25rem] flex-wrap gap-x-4 gap-y-0.5 text-s">
        <span>{venue.town}</span>
        <OpeningLine {...venue} renderedAt={renderedAt} />
      </p>
      <FacilityList facilities={venue.facilities} />
    </li>
  );
};
