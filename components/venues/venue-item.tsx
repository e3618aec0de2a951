'use client';

import Link from 'next/link';
import { classNames } from '#components/ui/class-names.ts';
import { useText } from '#lib/messages/text-context.ts';
import type { FinderVenue } from '#lib/rules/finder-venue.ts';
import { useHref } from '#lib/site/site-context.ts';
import { FacilityList } from './facility-list.tsx';
import { OpeningLine } from './opening-line.tsx';

export type VenueItemProps = {
  venue: FinderVenue & { distanceMiles?: number };
  renderedAt: number;
  /** The one shown on the map. */
  isOn: boolean;
  /** Waits behind "Show more". */
  hidden: boolean;
  onLook: () => void;
};

/** A venue to choose: name, how far, when open, what it has. The whole line is the link. */
export const VenueItem = ({ venue, renderedAt, isOn, hidden, onLook }: VenueItemProps) => {
  const text = useText();
  const href = useHref();
  return (
    <li className={classNames('venue', isOn && 'venue--on')} hidden={hidden} onPointerEnter={onLook} onFocus={onLook}>
      <div className="venue__top">
        <h3 className="venue__name">
          <Link href={href(`/location/${venue.slug}`)} prefetch={false}>
            {venue.name}
          </Link>
        </h3>
        {venue.distanceMiles !== undefined && (
          <span className="venue__distance num">
            {text('venues.distance', { miles: venue.distanceMiles.toFixed(1) })}
          </span>
        )}
      </div>
      <p className="venue__meta">
        <span>{venue.town}</span>
        <OpeningLine {...venue} renderedAt={renderedAt} />
      </p>
      <FacilityList facilities={venue.facilities} />
    </li>
  );
};
