import { cookieValue } from './cookie-value.ts';
import { ownAttributes } from './own-attributes.ts';
import { emit } from './site-events.ts';

/** Where the answer about cookies is kept: what is not needed for booking lasts only with `all`. */
export const consentCookie = 'touchline_cookies';
export type Consent = 'all' | 'necessary';

/** Half a year, in seconds: then we ask again. */
const halfYear = 182 * 24 * 60 * 60;

/** What somebody answered about cookies; null when they have not been asked. */
export function givenConsent(): Consent | null {
  const value = cookieValue(consentCookie);
  return value === 'all' || value === 'necessary' ? value : null;
}

/** Keeps the answer about cookies on this host. */
export function keepConsent(consent: Consent): void {
  document.cookie = `${consentCookie}=${consent}; Path=/; Max-Age=${halfYear}; ${ownAttributes()}`;
  emit('consent', null);
}
