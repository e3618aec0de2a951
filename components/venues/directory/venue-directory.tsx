import { VenueContactList } from '#components/booking/venue-contact-list.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { hrefIn } from '#lib/zones/href.ts';
import type { Mode } from '#lib/zones/variant.ts';

export type VenueDirectoryProps = { t: Translate; mode: Mode; venues: readonly Venue[] };

/** Venues with their address and telephone; each name leads to the venue's page. */
export const VenueDirectory = ({ t, mode, venues }: VenueDirectoryProps) => (
  <Panel as="div">
    <VenueContactList venues={venues} t={t} getHref={({ slug }) => hrefIn(mode, `/location/${slug}`)} />
  </Panel>
);
