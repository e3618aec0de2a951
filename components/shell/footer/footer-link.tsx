import type { Footer } from '#contract/venues/client.ts';
import { isSafeLink } from '#lib/format/safe-link.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';
import { footerLink } from './footer-link-class.ts';

type FooterEntry = Footer['columns'][number]['links'][number];

/**
 * A footer link: to the operator's address, or to a page of the bookings zone, also from another zone. An unsafe
 * address renders plain text.
 */
export const FooterLink = ({ label, url, place }: FooterEntry & { place: Place }) => {
  if (!isSafeLink(url)) return <span>{label}</span>;
  return (
    <a className={footerLink} href={url.startsWith('/') ? zoneHref(place, 'bookings', url) : url}>
      {label}
    </a>
  );
};
