import Link from 'next/link';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { venueAddress } from './model/venue-address.ts';

export type VenueContactListProps = {
  venues: readonly Venue[];
  t: Translate;
  /** The page that a venue's name leads to; without it the names are no links. */
  getHref?: (venue: Venue) => string;
};

/** Venues with their address and telephone. */
export const VenueContactList = ({ venues, t, getHref }: VenueContactListProps) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-6">
    {venues.map((venue) => (
      <li key={venue.slug}>
        <h2 className="heading-4">
          {getHref ? (
            <Link className="text-inherit" href={getHref(venue)} prefetch={false}>
              {venue.name}
            </Link>
          ) : (
            venue.name
          )}
        </h2>
        <p className="mt-1 text-s">{venueAddress(venue)}</p>
        {venue.phone && <PhoneLink number={venue.phone} label={t('common.call', { name: venue.name })} />}
      </li>
    ))}
  </ul>
);
