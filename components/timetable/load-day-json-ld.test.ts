import { session } from '#tests/support/model/sessions.ts';
import { riverside } from '#tests/support/shell-components/site-settings.ts';
import { answer, refuse, withSiteServer } from '#tests/support/site-server.ts';
import { day } from '#tests/support/timetable-components/day.ts';
import { loadDayJsonLd } from './load-day-json-ld.ts';

withSiteServer();
process.env.SESSION_SECRET ??= 'a secret of tests, 32 characters or more';

it('says the sessions of a day to search engines', async () => {
  answer('listActivityTimetableV2', [session()]);
  const { jsonLd, isProvisional } = await loadDayJsonLd(day(), riverside);
  expect(jsonLd).toMatchObject({ '@graph': [{}, { '@type': 'SportsEvent' }] });
  expect(isProvisional).toBe(false);
});

it('says nothing where they could not be read: the page is not cached', async () => {
  refuse('listActivityTimetableV2', 'unexpected');
  expect(await loadDayJsonLd(day(), riverside)).toEqual({ jsonLd: null, isProvisional: true });
});

it('says nothing of courts', async () => {
  expect(await loadDayJsonLd(day({ kind: 'resources' }), riverside)).toEqual({ jsonLd: null, isProvisional: false });
});
