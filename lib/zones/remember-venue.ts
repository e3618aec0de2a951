import { givenConsent } from '#lib/browser/consent.ts';
import { cookieValue } from '#lib/browser/cookie-value.ts';
import { ownAttributes } from '#lib/browser/own-attributes.ts';
import { visitCookies } from './visit-cookies.ts';

/** Half a year, in seconds. */
const halfYear = 182 * 24 * 60 * 60;

/** Keeps a venue as the one chosen last: for the next visit with the visitor's yes, else until the browser closes. */
export function rememberVenue(slug: string): void {
  const life = givenConsent() === 'all' ? `; Max-Age=${halfYear}` : '';
  document.cookie = `${visitCookies.venue}=${slug}; Path=/${life}; ${ownAttributes()}`;
}

/** Keeps the venue chosen last for as long as the visitor's latest answer about cookies allows. */
export function renewChosenVenue(): void {
  const slug = cookieValue(visitCookies.venue);
  if (slug !== undefined) rememberVenue(slug);
}
