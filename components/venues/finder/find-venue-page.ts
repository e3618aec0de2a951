import type { QueryClient } from '@tanstack/react-query';
import type { Point } from '#components/booking/model/point.ts';
import type { LineContext } from '#components/venues/live/venue-line.ts';
import { withLines } from '#components/venues/live/with-lines.ts';
import type { Call } from '#lib/api/call.ts';
import { chooseTarget, listQuery } from './choose-target.ts';
import { distanceMiles } from './distance.ts';
import type { VenuePage } from './finder-venue.ts';
import { placesQuery } from './places-query.ts';
import { pointsQuery } from './points-query.ts';
import { toVenuePage } from './to-venue-page.ts';
import type { Offers, Question, Target } from './venue-finding.ts';
import { MAX_RADIUS_MILES, VENUES_PER_PAGE } from './venue-search.ts';

/** Milliseconds for which a list is not asked for again, as long as the home page is not made anew. */
export const FRESH_MS = 60_000;

export interface FoundPage extends VenuePage {
  target: Target;
  nearest: number | null;
  /** What the venues have on sale, if that was asked for. */
  offers?: Offers | null;
}

export interface Finding {
  client: QueryClient;
  call: Call;
  /** The first page of all venues, which came with the page. */
  first: VenuePage;
  words: Omit<LineContext, 'now'>;
  /** Only venues that have these on sale. */
  offers: Offers | null;
}

type ListQuery = ReturnType<typeof listQuery> & { page?: number; perPage?: number };

const readPage = ({ client, call, words, offers }: Finding, query: ListQuery): Promise<VenuePage> => {
  const only = offers !== null && { bookingType: offers };
  const input = { query: { page: 1, perPage: VENUES_PER_PAGE, ...only, ...query } };
  const queryFn = async () => {
    const wordsNow = { ...words, now: new Date() };
    const page = toVenuePage(await call('listVenues', input), wordsNow);
    // Where it cannot be read what is free, the venues are shown without it.
    return withLines(call, page, wordsNow).catch(() => page);
  };
  return client.fetchQuery({ queryKey: ['listVenues', input], queryFn, staleTime: FRESH_MS });
};

const readTarget = async (finding: Finding, question: Question): Promise<Target> => {
  if (question.kind === 'all') return { kind: 'all' };
  if (question.kind === 'point') return { kind: 'near', place: null, point: question.point, radius: question.radius };
  const { client, call } = finding;
  const places = client.fetchQuery({ ...placesQuery(call, question.text), staleTime: Infinity });
  const [gazetteer, named] = await Promise.all([
    places.catch(() => 'failed' as const),
    question.kind === 'text' ? readPage(finding, { search: question.text }) : { venues: [], total: 0 },
  ]);
  return chooseTarget(question, gazetteer, named);
};

/**
 * Miles from a point to the nearest venue on the map, if there is one; all of them are read only far from any. The
 * points do not say what is on sale.
 */
const readNearest = async (finding: Finding, point: Point): Promise<number | null> => {
  const around = await readPage(finding, { ...point, radius: MAX_RADIUS_MILES, perPage: 1 });
  const [nearest] = around.venues;
  if (nearest?.distanceMiles !== undefined) return nearest.distanceMiles;
  if (finding.offers !== null) return null;
  const points = await finding.client.fetchQuery(pointsQuery(finding.call, {}));
  const distances = points.map(([, , , latitude, longitude]) => distanceMiles(point, { latitude, longitude }));
  return distances.length > 0 ? Math.min(...distances) : null;
};

const isOfAll = ({ kind }: Target): boolean => kind !== 'near' && kind !== 'named';

/**
 * The first page of what a question finds. When a call fails, all venues stay in the list and the target says so, so
 * that a failure is never taken for an empty result.
 */
export const findFirstPage = async (finding: Finding, question: Question): Promise<FoundPage> => {
  try {
    const target = await readTarget(finding, question);
    const { offers } = finding;
    if (isOfAll(target) && offers === null) return { target, nearest: null, ...finding.first };
    const page = await readPage(finding, listQuery(target));
    const isNone = target.kind === 'near' && page.total === 0;
    return { target, offers, nearest: isNone ? await readNearest(finding, target.point) : null, ...page };
  } catch {
    return { target: { kind: 'failed' }, nearest: null, ...finding.first };
  }
};

/** A further page of what was found. Throws an `ApiError`. */
export const findFurtherPage = async (finding: Finding, target: Target, page: number): Promise<FoundPage> => ({
  target,
  offers: finding.offers,
  nearest: null,
  ...(await readPage(finding, { ...listQuery(target), page })),
});
