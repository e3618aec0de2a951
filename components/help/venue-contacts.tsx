import { venueAddress } from '#components/booking/model/venue-address.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Every venue with its address and telephone. */
export const VenueContacts = ({ venues, t }: { venues: readonly Venue[]; t: Translate }) => (
  <Panel as="div" gap="wide">
    <p className="max-w-[64ch]">{venues.length > 0 ? t('help.contact.intro') : t('help.contact.none')}</p>
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-6">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <h2 className="heading-4">{venue.name}</h2>
          <p className="mt-1 max-w-[64ch] text-s">{venueAddress(venue)}</p>
          {venue.phone && <PhoneLink number={venue.phone} label={t('help.call', { venue: venue.name })} />}
        </li>
      ))}
    </ul>
  </Panel>
);
