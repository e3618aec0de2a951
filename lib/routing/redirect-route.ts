import type { Notice } from '#lib/zones/notice.ts';
import { intentParameter } from '#lib/zones/visit-intent.ts';
import type { Zone } from '#lib/zones/zone.ts';
import { askedTimesPath, needsDate, timesFields } from './times-path.ts';

export interface RedirectRoute {
  path: string;
  /** Of another site. */
  zone?: Zone;
  notice?: Notice;
  /** Query parameters to add. */
  query?: Readonly<Record<string, string>>;
  /** Query parameters to remove. */
  without?: readonly string[];
}

/** First segments that belong to pages, and so are never read as a venue. */
const reserved = new Set([
  'api',
  'attendees',
  'basket',
  'booking-confirmed',
  'camps',
  'checkout',
  'confirm-email',
  'courses',
  'dev',
  'forgotten-password',
  'help',
  'invitation',
  'join',
  'location',
  'order-confirmed',
  'packages',
  'payments',
  'pricing',
  'register',
  'reset-password',
  'times',
  'venues',
]);

/** Redirects of paths that begin with a venue's slug. */
const toSelectedVenue = new Map([
  ['redirect-to-selected-venue', '/location'],
  ['camp-redirect-to-selected-venue', '/camps/location'],
  ['course-redirect-to-selected-venue', '/courses/location'],
]);

/** What the finder is to choose a venue for, by the path that was asked for. */
const intents = new Map([
  ['/camps/location', 'camps'],
  ['/courses/location', 'courses'],
]);

/** Paths of pages that need a venue, requested without one. */
const withoutVenue = new Set([
  '/location',
  '/camps',
  '/camps/location',
  '/courses',
  '/courses/location',
  '/packages',
  '/packages/location',
]);

const couldNotFind: RedirectRoute = { path: '/', notice: 'activity-not-found' };
const slug = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a text has the form of a venue's slug. */
export function isVenueSlug(value: string | null | undefined): value is string {
  return typeof value === 'string' && value.length <= 255 && slug.test(value);
}

function selectedVenue(base: string, input: string | null | undefined, stored: string | undefined): RedirectRoute {
  const venue = [input, stored].find(isVenueSlug);
  if (venue !== undefined) return { path: `${base}/${venue}` };
  const intent = intents.get(base);
  const notice = intent === 'camps' ? 'select-venue-camp' : 'select-venue';
  return { path: '/', notice, ...(intent !== undefined && { query: { [intentParameter]: intent } }) };
}

function freeTimes(query: URLSearchParams, today: string): RedirectRoute {
  const route = { path: askedTimesPath(query, today), without: timesFields };
  return needsDate(query, today) ? { ...route, notice: 'choose-date' } : route;
}

interface RedirectContext {
  /** YYYY-MM-DD. */
  today: string;
  /** The slug of the venue chosen last. */
  selected?: string;
}

/** The redirect routes of bookings: the target of a path, or null when it is no redirect route. */
export function redirectRoute(
  pathname: string,
  query: URLSearchParams,
  { today, selected }: RedirectContext,
): RedirectRoute | null {
  if (withoutVenue.has(pathname)) return couldNotFind;
  const [, first = '', ...rest] = pathname.split('/');
  const base = toSelectedVenue.get(first);
  if (base !== undefined && rest.length < 2) return selectedVenue(base, rest[0] ?? query.get('venueSlug'), selected);
  // Mails know one site, that of bookings.
  if (pathname === '/join/resume') return { path: pathname, zone: 'joining' };
  if (pathname === '/checkout') return { path: '/basket/checkout' };
  if (pathname === '/times') return freeTimes(query, today);
  if (pathname === '/venues') return { path: '/venues/1' };
  if (pathname === '/login') return { path: '/', query: { login: 'true' } };
  if (first === '' || base !== undefined || reserved.has(first)) return null;
  if (rest.length > 3) return null;
  return rest.includes('') ? couldNotFind : { path: `/location${pathname}` };
}
