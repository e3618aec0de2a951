'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { classNames } from '#components/ui/layout/class-names.ts';
import { FacilityList } from '#components/venues/page/facility-list.tsx';
import { OpeningLine } from '#components/venues/page/opening-line.tsx';
import { useHref } from '#lib/zones/site-context.tsx';
import type { FinderVenue } from './finder-venue.ts';

export type VenueItemProps = {
  venue: FinderVenue & { distanceMiles?: number };
  renderedAt: number;
  /** The one shown on the map. */
  isOn: boolean;
  /** Hidden until "Show more" is pressed. */
  hidden: boolean;
  onLook: () => void;
};

/** A venue in the list: name, distance, opening times, facilities. The whole row is the link. */
export const VenueItem = ({ venue, renderedAt, isOn, hidden, onLook }: VenueItemProps) => {
  const t = useTranslations('venues');
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
          <span className="venue__distance num">{t('distance', { miles: venue.distanceMiles.toFixed(1) })}</span>
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
