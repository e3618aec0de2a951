import { isLanguage, type Mode, type Variant } from '#lib/zones/variant.ts';
import { loweredCookie, visitCookies } from '#lib/zones/visit-cookies.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { keptLanguage } from './kept-language.ts';
import { isVenueSlug } from './redirect-route.ts';

export interface Visit {
  variant: Variant;
  /** Cookies to set for the query parameters; null deletes one. */
  remember: { name: string; value: string | null }[];
}

interface VisitRequest {
  /** Undefined outside of the zones. */
  zone?: Zone;
  query: URLSearchParams;
  cookie: (name: string) => string | undefined;
  acceptLanguage: string | null;
}

const isOn = (value: string | null | undefined) => value === 'true' || value === '1';

/** The front desk has one mode: a kiosk's cookie belongs to the pages of customers. */
function getMode({ zone, query, cookie }: VisitRequest): Mode {
  if (zone === 'foh') return 'web';
  if (isOn(query.get('embedded'))) return 'embedded';
  return isOn(query.get('kiosk') ?? cookie(visitCookies.kiosk)) ? 'kiosk' : 'web';
}

/** The variant of a request: from the query, else from cookies, else from the browser's Accept-Language. */
export function resolveVariant(request: VisitRequest): Visit {
  const { query, cookie, acceptLanguage } = request;
  const wanted = query.get('lang');
  const kept = wanted === '' ? undefined : cookie(visitCookies.language);
  const language = isLanguage(wanted) ? wanted : keptLanguage(kept, acceptLanguage);
  const centre = query.get('centre');
  const kiosk = query.get('kiosk');
  const remember: Visit['remember'] = [];
  if (isLanguage(wanted)) remember.push({ name: visitCookies.language, value: wanted });
  // A visit to a kiosk is over.
  if (wanted === '') remember.push({ name: visitCookies.language, value: null }, { name: loweredCookie, value: null });
  if (kiosk !== null) remember.push({ name: visitCookies.kiosk, value: isOn(kiosk) ? '1' : null });
  if (isVenueSlug(centre)) remember.push({ name: visitCookies.centre, value: centre });
  return { variant: { language, mode: getMode(request) }, remember };
}
