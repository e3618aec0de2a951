import type { Client } from '#contract/venues/client.ts';
import type { Venue } from '#contract/venues/venues.ts';
import type { MessageKey } from '#lib/i18n/translate.ts';
import { zoneHref, type Place } from '#lib/zones/href.ts';

export interface NavLink {
  kind: 'activity' | 'camp' | 'course' | 'membership';
  label: MessageKey;
  href: string;
  /** The public path below which this link is the current one; null for a link to another zone. */
  section: string | null;
}

/**
 * The links of the header and the drawer, filtered by the feature switches of the venue, or of the operator
 * (docs/product.md#feature-switches).
 */
export function navLinks(place: Place, client: Client, venue: Venue | null): NavLink[] {
  const flags = venue ?? client;
  const inBookings = (kind: NavLink['kind'], label: MessageKey, section: string, chooser: string): NavLink => ({
    kind,
    label,
    href: zoneHref(place, 'bookings', venue === null ? chooser : `${section}/${venue.slug}`),
    section: place.zone === 'bookings' ? section : null,
  });
  const links = [inBookings('activity', 'chrome.bookActivity', '/location', '/redirect-to-selected-venue')];
  if (flags.campsAndCoursesBookingEnabled) {
    links.push(inBookings('camp', 'chrome.bookCamp', '/camps/location', '/camp-redirect-to-selected-venue'));
    links.push(inBookings('course', 'chrome.bookCourse', '/courses/location', '/course-redirect-to-selected-venue'));
  }
  if (flags.onlineJoiningEnabled) {
    const href = zoneHref(place, 'joining', venue === null ? '/' : `/centre/${venue.slug}`);
    links.push({
      kind: 'membership',
      label: 'chrome.buyMembership',
      href,
      // All of its pages: the memberships of a centre, the steps, the payment.
      section: place.zone === 'joining' ? '' : null,
    });
  }
  return links;
}
