import { ownAttributes } from '#lib/browser/own-attributes.ts';
import { visitCookies } from './visit-cookies.ts';

/** A year, in seconds: a desk stays where it is. */
const year = 365 * 24 * 60 * 60;

/** Stores the venue at which this desk stands. */
export function rememberDeskVenue(slug: string): void {
  document.cookie = `${visitCookies.deskVenue}=${slug}; Path=/; Max-Age=${year}; ${ownAttributes()}`;
}
