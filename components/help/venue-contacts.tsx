import Link from 'next/link';
import { VenueContactList } from '#components/booking/venue-contact-list.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';

export type VenueContactsProps = { venues: readonly Venue[]; t: Translate };

/** Every venue with its address and telephone. */
export const VenueContacts = ({ venues, t }: VenueContactsProps) => (
  <Panel as="div" gap="wide">
    <p className="max-w-[64ch]">{venues.length > 0 ? t('help.contact.intro') : t('help.contact.none')}</p>
    <VenueContactList venues={venues} t={t} />
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
