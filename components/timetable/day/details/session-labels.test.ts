import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { dayPath } from '#components/timetable/day/day-path.ts';
import { action, at, session } from '#tests/support/model/sessions.ts';
import { translateIn } from '#tests/support/translate.ts';
import { locationLabels, sessionLabels } from './session-labels.ts';

const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
const [english, welsh] = [translateIn('en'), translateIn('cy')];

test.each([
  ['a price', money(620), null, '£6.20', '£6.20'],
  ['nothing to pay', money(0), null, 'Free', 'Am ddim'],
  ['several prices', null, money(340), 'from £3.40', 'o £3.40'],
  ['several tickets, all for nothing', null, money(0), 'Free', 'Am ddim'],
  ['a price of its own beside those of tickets', money(620), money(340), '£6.20', '£6.20'],
  ['no price yet', null, null, '', ''],
])('%s', (_, price, priceFrom, inEnglish, inWelsh) => {
  expect(sessionPrice({ price, priceFrom }, english)).toBe(inEnglish);
  expect(sessionPrice({ price, priceFrom }, welsh)).toBe(inWelsh);
});

test.each([
  ['en', 'Wednesday 18 November'],
  ['cy', 'Dydd Mercher 18 Tachwedd'],
] as const)('a session is named with its day and start (%s)', (language, date) => {
  const shown = session({ templateName: 'Yoga & breath', startsAt: at('06:30'), bookableAction: action('book') });
  expect(sessionLabels(shown, language)).toEqual({ name: 'Yoga & breath', date, time: '06:30' });
});

test('a session after midnight of the venue is named by the day there', () => {
  const startsAt = { utc: '2026-07-01T23:30:00Z', local: '2026-07-02 00:30:00', timezone: 'Europe/London' };
  expect(sessionLabels(session({ startsAt }), 'en')).toMatchObject({ date: 'Thursday 2 July', time: '00:30' });
});

test('a friendly name stands in the place of the location', () => {
  expect(locationLabels(session({ friendlyLocationName: 'Studio by the bridge' }))).toBe('Studio by the bridge');
  expect(locationLabels(session())).toBe('Main pool');
});

test('another day of an activity has the same path but for the date', () => {
  const venue = { slug: 'riverside', name: 'Riverside', timezone: 'Europe/London' };
  const activity = { slug: 'swim', name: 'Swim', plan: 'pool', browseByName: false, isAutomatic: false } as const;
  expect(dayPath({ venue, activity }, '2026-12-01')).toBe('/location/riverside/swim/2026-12-01');
});
