import type { Footer } from '#contract/client.ts';
import { isSafeLink } from '#lib/format/safe-link.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';

type FooterEntry = Footer['columns'][number]['links'][number];

/** A line of the footer: words (also in place of an address that is no safe link), a link of the operator's, or a page of bookings, also from another zone. */
export const FooterLink = ({ label, url, place }: FooterEntry & { place: Place }) => {
  if (!isSafeLink(url)) return <span>{label}</span>;
  return <a href={url.startsWith('/') ? zoneHref(place, 'bookings', url) : url}>{label}</a>;
};
