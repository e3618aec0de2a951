import Link from 'next/link';
import { venueAddress } from '#components/booking/model/venue-address.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';

export type VenueDirectoryProps = { t: Translate; mode: Mode; venues: readonly Venue[] };

/** Venues with their address and telephone; each name leads to the venue's page. */
export const VenueDirectory = ({ t, mode, venues }: VenueDirectoryProps) => (
  <Panel as="div">
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-6">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <h2 className="heading-4">
            <Link className="text-inherit" href={hrefIn(mode, `/location/${venue.slug}`)} prefetch={false}>
              {venue.name}
            </Link>
          </h2>
          <p className="mt-1 text-s">{venueAddress(venue)}</p>
          {venue.phone && <PhoneLink number={venue.phone} label={t('venues.call', { venue: venue.name })} />}
        </li>
      ))}
    </ul>
  </Panel>
);
