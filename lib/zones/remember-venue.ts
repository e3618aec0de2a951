import { givenConsent } from '#lib/browser/consent.ts';
import { cookieValue } from '#lib/browser/cookie-value.ts';
import { ownAttributes } from '#lib/browser/own-attributes.ts';
import { visitCookies } from './visit-cookies.ts';

/** Half a year, in seconds. */
const halfYear = 182 * 24 * 60 * 60;

/** Stores the venue chosen last: for half a year with the visitor's consent, else until the browser closes. */
export function rememberVenue(slug: string): void {
  const life = givenConsent() === 'all' ? `; Max-Age=${halfYear}` : '';
  document.cookie = `${visitCookies.venue}=${slug}; Path=/${life}; ${ownAttributes()}`;
}

/** Stores the venue cookie again with the lifetime that the visitor's latest consent allows. */
export function renewChosenVenue(): void {
  const slug = cookieValue(visitCookies.venue);
  if (slug !== undefined) rememberVenue(slug);
}

/** Forgets the chosen venue on this host. */
export function forgetVenue(): void {
  document.cookie = `${visitCookies.venue}=; Path=/; Max-Age=0; ${ownAttributes()}`;
}
