import Link from 'next/link';
import { venueAddress } from '#components/booking/model/venue-address.ts';
import { PhoneLink } from '#components/ui/button/phone-link.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type VenueContactsProps = { venues: readonly Venue[]; t: Translate };

/** Every venue with its address and telephone. */
export const VenueContacts = ({ venues, t }: VenueContactsProps) => (
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

/** Where the contacts of venues are when there are too many for one page. */
export const VenueContactsElsewhere = ({ href, t }: { href: string; t: Translate }) => (
  <Panel as="div">
    <p className="max-w-[64ch]">{t('help.contact.intro')}</p>
    <p>
      <Link className="tap-target text-ink" href={href} prefetch={false}>
        {t('help.contact.all')}
      </Link>
    </p>
  </Panel>
);
