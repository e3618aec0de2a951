import { refuse, withSiteServer } from '#tests/support/site-server.ts';
import { venueSummary } from '#tests/support/venues-components/finder-venues.ts';
import { serveVenues } from '#tests/support/venues-components/venue-server.ts';
import { loadFirstVenues } from './load-first-venues.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

const activities = [
  { slug: 'swimming', name: 'Swimming', v1Type: 'fast_ticket_templates' as const, v2Type: 'ticketed' as const },
];
const venues = Array.from({ length: 2014 }, (_, index) => venueSummary(`Venue ${1000 + index}`, 1, { activities }));

it('is one call, whatever the number of venues, with all that the list shows', async () => {
  const { asked } = serveVenues(venues);
  const first = await loadFirstVenues();
  expect(asked.map(String)).toEqual(['page=1&per_page=30']);
  expect([first.venues.length, first.total]).toEqual([30, 2014]);
  expect(first.venues[0]).toMatchObject({ name: 'Venue 1000', facilities: ['pool'] });
  expect(first.venues[0]).not.toHaveProperty('distanceMiles');
});

it('fails with its call: no page is made of what could not be read', async () => {
  refuse('listVenues', 'unexpected');
  await expect(loadFirstVenues()).rejects.toMatchObject({ status: 500 });
});
