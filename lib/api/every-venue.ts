import type { VenueSummary } from '#contract/venues.ts';
import type { CallInput, Reply } from './call.ts';

/** The most that one page of a list holds (docs/product.md#pagination). */
const perPage = 100;

type ListVenues = (id: 'listVenues', input: CallInput<'listVenues'>) => Promise<Reply<'listVenues'>>;

/** Every venue by name, read page by page; a backend that does not paginate gives all of them at once. */
export async function everyVenue(call: ListVenues): Promise<VenueSummary[]> {
  const venues: VenueSummary[] = [];
  for (let page: number | null = 1; page !== null;) {
    const reply: Reply<'listVenues'> = await call('listVenues', { query: { page, perPage } });
    venues.push(...reply.data);
    page = reply.pagination?.nextPage ?? null;
  }
  return venues;
}
