import type { VenueSummary } from '#contract/venues.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { everyVenue } from './every-venue.ts';

const venue = (slug: string): VenueSummary => ({ ...riverside, slug, openingDays: [], activities: [] });
const pagination = (currentPage: number, nextPage: number | null) => ({
  previousPage: null,
  currentPage,
  nextPage,
  recordsPerPage: 100,
  recordsOnCurrentPage: 1,
  firstRecordOnCurrentPage: 1,
  lastRecordOnCurrentPage: 1,
  totalRecords: 3,
  totalPages: 3,
});

it('reads on until there is no next page', async () => {
  const requests: unknown[] = [];
  const venues = await everyVenue(async (_, { query }) => {
    requests.push(query);
    const page = query?.page ?? 1;
    return { data: [venue(`venue-${page}`)], pagination: pagination(page, page < 3 ? page + 1 : null) };
  });
  expect(venues.map(({ slug }) => slug)).toEqual(['venue-1', 'venue-2', 'venue-3']);
  expect(requests).toEqual([1, 2, 3].map((page) => ({ page, perPage: 100 })));
});

it('is content with a backend that does not paginate', async () => {
  expect(await everyVenue(async () => ({ data: [venue('a'), venue('b')] }))).toHaveLength(2);
});
