import { searchHit } from '#tests/support/model/search-hit.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { loadNextDay } from './load-next-free.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

const hit = searchHit('Riverside Leisure Centre', '18:00', 'Lane swim');
const laneSwim = { ...hit, venue: { ...hit.venue, venueId: '00000000-0000-4000-8000-000000000001' } };
const venue = { slug: 'riverside-leisure-centre', timezone: 'Europe/London' };
const open = (raw: string) => ({ raw, fullDatePretty: raw, isV2: true, available: true });
const load = () => loadNextDay(venue, 'swimming');

it('is the next day that can be booked', async () => {
  answer('searchSessions', [laneSwim]);
  expect(await load()).toBe('2026-11-19');
});

it('is the first day with sessions where nothing can be booked', async () => {
  answer('searchSessions', []);
  answer('listActivityDates', { '2099-11-18': open('2099-11-18'), '2099-11-20': open('2099-11-20') });
  expect(await load()).toBe('2099-11-18');
});

it('is no guess where it could not be read what can be booked: a redirect to it would be cached', async () => {
  refuse('searchSessions', 'unexpected');
  answer('listActivityDates', { '2099-11-18': open('2099-11-18') });
  await expect(load()).rejects.toMatchObject({ status: 500 });
});
