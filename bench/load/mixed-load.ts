import type { Copy } from '#bench/world/copy.ts';
import type { CustomerBookings } from '#bench/world/customer-bookings.ts';
import type { OpenVenue } from '#bench/world/open-venues.ts';
import { getRandom } from '#soak/random.ts';
import type { Request } from './request.ts';

/** Parts of a hundred. Pages are rarer than the calls that their visitors make, and bookings rarer still. */
export const shares = { page: 15, timetablePage: 2, timetable: 58, search: 20, points: 2, booking: 3 };

const days = 7;
const dayMs = 86_400_000;
/** Few venues get most of the visitors, and every venue gets some. */
const skew = 6;
const pageHeaders = { 'accept-encoding': 'br' };

interface MixedLoadOptions {
  copy: Copy;
  venues: readonly OpenVenue[];
  bookings: CustomerBookings;
  today: Date;
}

/**
 * Creates the generator of a load as many visitors make it: public pages, timetables, searches, the points of the map,
 * and bookings. The same requests in each run.
 */
export function mixedLoad({ copy, venues, bookings, today }: MixedLoadOptions): () => Request {
  const random = getRandom('endurance');
  const fromWeb = (path: string): Request => ({
    port: copy.webPort,
    path,
    headers: { ...pageHeaders, host: copy.host },
  });

  function getVenue(): OpenVenue {
    const venue = venues[Math.floor(venues.length * random.next() ** skew)];
    if (venue === undefined) throw new Error('There are no venues.');
    return venue;
  }

  const getDate = () => new Date(today.getTime() + random.between(1, days) * dayMs).toISOString().slice(0, 10);

  function getPage(): string {
    const { slug, activities } = getVenue();
    const chosen = random.weighted({ home: 2, list: 1, venue: 4, activity: 3 });
    if (chosen === 'home') return '/';
    if (chosen === 'list') return `/?page=${random.between(1, Math.ceil(venues.length / 20))}`;
    return chosen === 'venue' || activities.length === 0
      ? `/location/${slug}`
      : `/location/${slug}/${random.pick(activities).slug}`;
  }

  function getTimetable(): string {
    const { slug, activities } = getVenue();
    const classes = activities.find(({ v2_type: type }) => type === 'classes');
    const list = `/api/activities/venue/${slug}`;
    return classes === undefined
      ? `${list}/categories`
      : `${list}/activity/${classes.slug}/v2/timetable?date=${getDate()}`;
  }

  function getTimetablePage(): string {
    const { slug, activities } = getVenue();
    const classes = activities.find(({ v2_type: type }) => type === 'classes');
    return classes === undefined ? `/location/${slug}` : `/location/${slug}/${classes.slug}/${getDate()}`;
  }

  function getSearch(): string {
    const { name } = getVenue();
    return `/api/activities/venues?search=${encodeURIComponent(name.slice(0, random.between(2, name.length)))}`;
  }

  const requests: Record<keyof typeof shares, () => Request | undefined> = {
    page: () => fromWeb(getPage()),
    timetablePage: () => fromWeb(getTimetablePage()),
    timetable: () => fromWeb(getTimetable()),
    search: () => fromWeb(getSearch()),
    points: () => fromWeb('/api/activities/venues/points'),
    booking: () => bookings.next(1)[0],
  };

  return () => requests[random.weighted(shares)]() ?? fromWeb('/');
}
