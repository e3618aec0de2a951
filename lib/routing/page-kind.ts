import type { Zone } from '#lib/zones/zone.ts';

/**
 * The content policy of a page. `public` pages are prerendered, so their scripts cannot have a nonce. `private` pages
 * have one and must be dynamic, or their scripts are blocked. `payment` is a private page that contains a provider's
 * card fields. The bank's pages below `/payments` set their own policy.
 */
export type PageKind = 'public' | 'private' | 'payment';

/**
 * Every page of a zone by path; `:name` is one segment, `*` at the end any number of segments. A path that is not
 * listed is not found.
 */
const pages: Record<Zone, Readonly<Record<string, PageKind>>> = {
  bookings: {
    '/': 'public',
    '/location/:venue': 'public',
    '/location/:venue/:activity': 'public',
    '/location/:venue/:activity/:date/*': 'public',
    '/camps/location/:venue': 'public',
    '/camps/location/:venue/:category': 'public',
    '/camps/location/:venue/:category/timetable': 'public',
    '/camps/location/:venue/:category/timetable/:schedule': 'public',
    '/camps/location/:venue/:category/:schedule/book': 'public',
    '/courses/location/:venue': 'public',
    '/courses/location/:venue/:category': 'public',
    '/courses/location/:venue/:category/timetable': 'public',
    '/courses/location/:venue/:category/timetable/:schedule': 'public',
    '/courses/location/:venue/:category/:schedule/book': 'public',
    '/packages/location/:venue': 'public',
    '/packages/location/:venue/:package/book': 'public',
    '/times/:what/:date/:part/*': 'public',
    '/venues/:page': 'public',
    '/help/:topic': 'public',
    '/pricing': 'private',
    '/attendees': 'private',
    '/basket': 'private',
    '/basket/checkout': 'payment',
    '/booking-confirmed/:order': 'private',
    '/order-confirmed/:order': 'private',
    '/register': 'private',
    '/forgotten-password': 'private',
    '/reset-password': 'private',
    '/confirm-email': 'private',
    '/invitation': 'private',
  },
  account: {
    '/': 'private',
    '/login': 'private',
    '/security': 'private',
    '/bookings': 'private',
    '/user-details': 'private',
    '/user-details/family': 'private',
    '/memberships': 'private',
    '/packages': 'private',
    '/guest-passes': 'private',
    '/payments': 'private',
    '/receipts/:order': 'private',
    '/bookings/upcoming': 'private',
    '/bookings/past': 'private',
  },
  joining: {
    '/': 'private',
    '/login': 'private',
    '/centre/:venue': 'public',
    '/join/resume': 'private',
    '/join/:venue/:type': 'private',
    '/basket/checkout': 'payment',
    '/booking-confirmed/:order': 'private',
    '/order-confirmed/:order': 'private',
  },
  foh: {
    '/': 'private',
    '/sessions': 'private',
    '/sessions/:session': 'private',
    '/customers': 'private',
    '/record': 'private',
    '/pay': 'private',
    '/paid/:order': 'private',
    '/orders': 'private',
    '/orders/:order': 'private',
    '/blocks': 'private',
    '/till': 'private',
    '/venue': 'private',
  },
};

const segment = '[^/]{1,255}';

function getPattern(path: string): RegExp {
  const body = path.replace(/\/\*$/, '(?:/.*)?').replace(/:\w+/g, segment);
  return new RegExp(`^${body}$`);
}

const getPatterns = (zone: Zone) =>
  Object.entries(pages[zone]).map(([path, kind]) => ({ path: getPattern(path), kind }));
const patterns = {
  bookings: getPatterns('bookings'),
  account: getPatterns('account'),
  joining: getPatterns('joining'),
  foh: getPatterns('foh'),
};

/** The kind of the page at a public path; null where there is no page. */
export function pageKind(zone: Zone, pathname: string): PageKind | null {
  return patterns[zone].find(({ path }) => path.test(pathname))?.kind ?? null;
}

/** The paths of a zone's pages, with the names of their parameters. */
export const pagePaths = (zone: Zone): readonly string[] => Object.keys(pages[zone]);
