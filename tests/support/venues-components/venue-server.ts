import { getPoint } from '#components/booking/model/point.ts';
import { distanceMiles } from '#components/venues/finder/finder-venue.ts';
import type { VenueSummary } from '#contract/venues/venues.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { answer, answerBy } from '#tests/support/site-server.ts';

interface ServedVenues {
  /** The queries of `listVenues`, in order. */
  requests: URLSearchParams[];
}

export interface ServingVenues {
  /** A reply is sent once this has resolved. */
  after?: (query: URLSearchParams) => Promise<unknown> | undefined;
  /** The names of the venues that have camps or courses on sale. */
  onSale?: Readonly<Record<string, readonly string[]>>;
}

function getFound(venues: readonly VenueSummary[], query: URLSearchParams): VenueSummary[] {
  const search = query.get('search')?.toLowerCase();
  if (search) return venues.filter(({ name, town }) => `${name}\n${town}`.toLowerCase().includes(search));
  if (!query.has('latitude')) return [...venues];
  const from = { latitude: Number(query.get('latitude')), longitude: Number(query.get('longitude')) };
  return venues
    .flatMap((venue) => {
      const point = getPoint(venue);
      return point ? [{ ...venue, distanceMiles: distanceMiles(from, point) }] : [];
    })
    .filter((venue) => venue.distanceMiles <= Number(query.get('radius') ?? 5))
    .toSorted((a, b) => a.distanceMiles - b.distanceMiles);
}

/** Lets `listVenues` and `listVenuePoints` answer as the backend does, from a list of venues; nothing is cached before. */
export function serveVenues(venues: readonly VenueSummary[], { after, onSale }: ServingVenues = {}): ServedVenues {
  browserQueryClient().clear();
  const requests: URLSearchParams[] = [];
  answerBy('listVenues', async ({ url: { searchParams: query } }) => {
    requests.push(query);
    await after?.(query);
    const type = query.get('booking_type');
    const offering = type === null ? venues : venues.filter(({ name }) => onSale?.[type]?.includes(name));
    const found = getFound(offering, query);
    const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('per_page') ?? 20)];
    const totalPages = Math.ceil(found.length / perPage);
    const data = found.slice((page - 1) * perPage, page * perPage);
    return {
      data,
      pagination: {
        previousPage: page > 1 ? page - 1 : null,
        currentPage: page,
        nextPage: page < totalPages ? page + 1 : null,
        recordsPerPage: perPage,
        recordsOnCurrentPage: data.length,
        firstRecordOnCurrentPage: (page - 1) * perPage + 1,
        lastRecordOnCurrentPage: (page - 1) * perPage + data.length,
        totalRecords: found.length,
        totalPages,
      },
    };
  });
  answer(
    'listVenuePoints',
    venues
      .flatMap((venue) => {
        const point = getPoint(venue);
        return point ? [[venue.venueId, venue.slug, venue.name, point.latitude, point.longitude] as const] : [];
      })
      .map(([id, slug, name, latitude, longitude]) => [id, slug, name, latitude, longitude]),
  );
  answer('listLiveTimes', []);
  return { requests };
}
