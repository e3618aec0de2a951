import type { Venue } from '#contract/venues/venues.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';
import type { QuickLink } from './quick-links.tsx';

interface Offers {
  venue: Pick<Venue, 'slug' | 'onlineJoiningEnabled'>;
  /** Whether the venue sells packages. */
  hasPackages: boolean;
}

/** The links to a venue's packages, and to what its members pay less for, as far as it sells them. */
export const offerLinks = (place: Place, { venue, hasPackages }: Offers, t: Translate): QuickLink[] => {
  const href = (path: string) => zoneHref(place, 'bookings', path);
  const { slug } = venue;
  const packages = {
    kind: 'package',
    href: href(`/packages/location/${slug}`),
    title: t('packages.title'),
    help: t('packages.help'),
  } as const;
  const pricing = {
    kind: 'pricing',
    href: href(`/pricing?venue=${slug}`),
    title: t('pricing.title'),
    help: t('pricing.help'),
  } as const;
  return [...(hasPackages ? [packages] : []), ...(venue.onlineJoiningEnabled ? [pricing] : [])];
};
