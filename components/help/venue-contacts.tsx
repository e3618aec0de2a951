import { venueAddress } from '#components/booking/model/venue-address.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import type { Venue } from '#contract/venues.ts';
import type { Text } from '#lib/i18n/text.ts';

/** Every venue with its address and telephone. */
export const VenueContacts = ({ venues, text }: { venues: readonly Venue[]; text: Text }) => (
  <div className="panel help">
    <p>{venues.length > 0 ? text('help.contact.intro') : text('help.contact.none')}</p>
    <ul className="contacts">
      {venues.map((venue) => (
        <li key={venue.slug}>
          <h2 className="h-4">{venue.name}</h2>
          <p className="small">{venueAddress(venue)}</p>
          {venue.phone && <PhoneLink number={venue.phone} label={text('help.call', { venue: venue.name })} />}
        </li>
      ))}
    </ul>
  </div>
);
