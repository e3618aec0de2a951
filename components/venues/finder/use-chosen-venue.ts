import { useSyncExternalStore } from 'react';
import { cookieValue } from '#lib/browser/cookie-value.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

const subscribe = () => () => undefined;

/** The slug of the venue whose page the visitor looked at last; undefined without one, and on the server. */
export const useChosenVenue = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => cookieValue(visitCookies.venue),
    () => undefined,
  );
