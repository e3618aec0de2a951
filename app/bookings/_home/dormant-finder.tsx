'use client';

import { dormant } from '#components/shell/hydration/dormant.tsx';
import { cookieValue } from '#lib/browser/cookie-value.ts';
import { visitCookies } from '#lib/zones/visit-cookies.ts';

/** Where the map stands beside the list, and is drawn once it is seen. */
const hasMapBeside = () => window.matchMedia('(min-width: 75rem)').matches;

/** The address has a search, or the venue looked at last is marked: the server knows of neither. */
const isPersonal = () =>
  /[?&](q|radius)=/.test(window.location.search) || cookieValue(visitCookies.venue) !== undefined;

export const DormantFinder = dormant(
  async () => (await import('./finder-part.tsx')).FinderPart,
  () => isPersonal() || hasMapBeside(),
);
