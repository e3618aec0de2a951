import { cookieValue } from './cookie-value.ts';
import { ownAttributes } from './own-attributes.ts';
import { emit } from './site-events.ts';

/** The cookie that stores the consent. Cookies that booking does not need are persistent only with `all`. */
export const consentCookie = 'touchline_cookies';
export type Consent = 'all' | 'necessary';

/** Lifetime of the consent, in seconds. Afterwards the question is asked again. */
export const halfYear = 182 * 24 * 60 * 60;

/** The visitor's consent to cookies; null when none was given yet. */
export function givenConsent(): Consent | null {
  const value = cookieValue(consentCookie);
  return value === 'all' || value === 'necessary' ? value : null;
}

/** Stores the consent on this host. */
export function keepConsent(consent: Consent): void {
  document.cookie = `${consentCookie}=${consent}; Path=/; Max-Age=${halfYear}; ${ownAttributes()}`;
  emit('consent', null);
}
