import { searchHit } from '#tests/support/model/search-hit.ts';
import { action, session } from '#tests/support/model/sessions.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { day } from '#tests/support/timetable-components/day.ts';
import { loadDayNextFree } from './load-next-free.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

const hit = searchHit('Riverside Leisure Centre', '18:00', 'Lane swim');
const laneSwim = { ...hit, venue: { ...hit.venue, venueId: '00000000-0000-4000-8000-000000000001' } };
const full = [session({ bookableAction: action(null, 'Sold out') })];

it('is the first time of another day where nothing is left to the end of this one', async () => {
  answer('searchSessions', [laneSwim]);
  const { nextFree, isProvisional } = await loadDayNextFree(day(), full);
  expect([nextFree?.templateName, isProvisional]).toEqual(['Lane swim', false]);
});

it('is nothing where nothing is free, which a page may say for its lifetime', async () => {
  answer('searchSessions', []);
  expect(await loadDayNextFree(day(), full)).toEqual({ isProvisional: false });
});

it('is not known where it could not be read: the page is not cached', async () => {
  refuse('searchSessions', 'unexpected');
  expect(await loadDayNextFree(day(), full)).toEqual({ isProvisional: true });
});

it('is not asked for where this day has something free', async () => {
  expect(await loadDayNextFree(day(), [session()])).toEqual({ isProvisional: false });
});
