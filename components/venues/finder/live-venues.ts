import { InfiniteQueryObserver, keepPreviousData, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { Point } from '#components/booking/model/point.ts';
import type { LineContext } from '#components/venues/live/venue-line.ts';
import { withLines } from '#components/venues/live/with-lines.ts';
import { hasWords } from '#contract/rules/search-text.ts';
import type { Place } from '#contract/venues/venues.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import type { Call } from '#lib/api/call.ts';
import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { operationQuery } from '#lib/query/operation-query.ts';
import { type VenuePage, distanceMiles } from './finder-venue.ts';
import { pointsQuery } from './points-query.ts';
import { toVenuePage } from './to-venue-page.ts';
import type { Question, Target, Offers } from './venue-finding.ts';
import { MAX_RADIUS_MILES, VENUES_PER_PAGE } from './venue-search.ts';

/** The gazetteer's result for the term, or that it could not be asked. */
export type Gazetteer = readonly Place[] | 'failed';

const isSameName = (place: Place, text: string): boolean => place.name.toLowerCase() === text.toLowerCase();

/**
 * What a typed text means. A town of exactly that name comes first, then venues named so, then the likeliest place,
 * then venues with the text in town or postcode (docs/product.md#venue-finder). `named` is the first page of venues
 * that have the text; it is empty for a postcode, which is always a place.
 */
export const chooseTarget = (
  { text, radius }: { text: string; radius: number },
  gazetteer: Gazetteer,
  named: VenuePage,
): Target => {
  const places = gazetteer === 'failed' ? [] : gazetteer.filter(({ type }) => type !== 'venue');
  const exact = places.find((place) => isSameName(place, text));
  if (!exact && named.venues.some(({ name }) => hasWords(name, text))) return { kind: 'named', term: text };
  const place = exact ?? places[0];
  if (place) {
    const { name, latitude, longitude } = place;
    return { kind: 'near', place: name, point: { latitude, longitude }, radius };
  }
  if (named.total > 0) return { kind: 'named', term: text };
  return gazetteer === 'failed' ? { kind: 'failed' } : { kind: 'unknown_place', term: text };
};

/** The query of `listVenues` for a target; where nothing was found, all venues stay in the list. */
export const listQuery = (target: Target) => {
  if (target.kind === 'near') return { ...target.point, radius: target.radius };
  return target.kind === 'named' ? { search: target.term } : {};
};

/** Places in the United Kingdom that a text may mean, the likeliest first. */
const placesQuery = (call: Call, query: string) => operationQuery(call, 'geocode', { query: { query } });

/** Milliseconds for which a list is not asked for again, as long as the home page is not made anew. */
const FRESH_MS = 60_000;

interface FoundPage extends VenuePage {
  target: Target;
  nearest: number | null;
  /** What the venues have on sale, if that was asked for. */
  offers?: Offers | null;
}

interface Finding {
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
const findFirstPage = async (finding: Finding, question: Question): Promise<FoundPage> => {
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
const findFurtherPage = async (finding: Finding, target: Target, page: number): Promise<FoundPage> => ({
  target,
  offers: finding.offers,
  nearest: null,
  ...(await readPage(finding, { ...listQuery(target), page })),
});

/** The page to read; the target is known once the first page has been read. */
interface PageParam {
  page: number;
  target: Target | null;
}

const firstParam: PageParam = { page: 1, target: null };

const getNextParam = (last: FoundPage, pages: readonly FoundPage[]): PageParam | undefined => {
  const loaded = pages.reduce((count, { venues }) => count + venues.length, 0);
  return last.venues.length > 0 && loaded < last.total ? { page: pages.length + 1, target: last.target } : undefined;
};

const getOptions = (all: Finding, question: Question) => {
  const finding = { ...all, offers: question.offers };
  const firstPages: InfiniteData<FoundPage, PageParam> = {
    pages: [{ target: { kind: 'all' }, nearest: null, ...finding.first }],
    pageParams: [firstParam],
  };
  return {
    queryKey: ['listVenues', 'found', question],
    queryFn: ({ pageParam: { page, target } }: { pageParam: PageParam }) =>
      target === null ? findFirstPage(finding, question) : findFurtherPage(finding, target, page),
    initialPageParam: firstParam,
    getNextPageParam: getNextParam,
    initialData: question.kind === 'all' && question.offers === null ? firstPages : undefined,
    // A slow reply leaves the old list; the key sees to it that an older reply never replaces a newer one.
    placeholderData: keepPreviousData,
    staleTime: ({ state }: { state: { data?: InfiniteData<FoundPage, PageParam> } }) =>
      state.data?.pages[0]?.target.kind === 'failed' ? 0 : FRESH_MS,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    // Each call is retried by itself.
    retry: false,
    throwOnError: false,
  };
};

/**
 * Searches venues at the server, one question at a time and page by page. Loaded with the first search, because most
 * visitors choose from the first page.
 */
export const openLiveVenues = (first: VenuePage, words: Finding['words']) => {
  const finding: Finding = { client: browserQueryClient(), call: browserApi, first, words, offers: null };
  const observer = new InfiniteQueryObserver(finding.client, getOptions(finding, { kind: 'all', offers: null }));
  return {
    ask: (question: Question) => observer.setOptions(getOptions(finding, question)),
    askAgain: () => void observer.refetch(),
    more: () => observer.fetchNextPage(),
    subscribe: (listener: () => void) => observer.subscribe(listener),
    read: () => observer.getCurrentResult(),
  };
};

export type LiveVenues = ReturnType<typeof openLiveVenues>;
