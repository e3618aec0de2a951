import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { translateIn } from '#tests/support/translate.ts';
import { venueSummary } from '#tests/support/venues-components/finder-venues.ts';
import { liveTimes, liveVenue } from '#tests/support/venues-components/live-times.ts';
import { serveVenues } from '#tests/support/venues-components/venue-server.ts';
import { loadFirstVenues } from './load-first-venues.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

const venues = Array.from({ length: 2014 }, (_, index) => venueSummary(`Venue ${1000 + index}`, 1));

const words = { t: translateIn('en'), language: 'en', now: new Date('2026-11-18T12:00:00Z') } as const;

it('is one call, whatever the number of venues, with all that the list shows', async () => {
  const { requests } = serveVenues(venues);
  const { first, isProvisional } = await loadFirstVenues(words);
  expect(requests.map(String)).toEqual(['page=1&per_page=30']);
  expect([first.venues.length, first.total, isProvisional]).toEqual([30, 2014, false]);
  expect(first.venues[0]).toMatchObject({ name: 'Venue 1000', town: 'Halifax' });
  expect(first.venues[0]).not.toHaveProperty('distanceMiles');
});

it('says what is free at each venue, and nothing where that is not known', async () => {
  serveVenues(venues.slice(0, 2));
  answer('listLiveTimes', [liveVenue('venue-1000', [liveTimes()])]);
  const [first, second] = (await loadFirstVenues(words)).first.venues;
  expect(first?.live).toMatchObject({ tone: 'free', what: 'Next: Lane swim 18:00, 22 places', price: 'from £5.20' });
  expect(second).not.toHaveProperty('live');
});

it('has its venues without what is free where that could not be read: the page is not cached', async () => {
  serveVenues(venues.slice(0, 2));
  refuse('listLiveTimes', 'unexpected');
  const { first, isProvisional } = await loadFirstVenues(words);
  expect([first.venues.length, isProvisional]).toEqual([2, true]);
});

it('fails with its call: no page is made of what could not be read', async () => {
  refuse('listVenues', 'unexpected');
  await expect(loadFirstVenues(words)).rejects.toMatchObject({ status: 500 });
});
