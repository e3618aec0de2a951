import type { Activity } from '#contract/activities/activities.ts';
import { activity } from '#tests/support/model/activity.ts';
import { translateIn } from '#tests/support/translate.ts';
import { activityNote } from './activity-note.ts';

const t = translateIn('en');
const courts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Court ${index}`, venueSlug: 'riverside' }));
const price = (value: number) => ({ value, currency: 'GBP', formatted: '' });

const badminton = activity({ name: 'Badminton', v2Type: 'resources', locations: courts(6) });

test.each<[string, Partial<Activity>, string | undefined]>([
  ['courts and what one costs', { priceFrom: price(920) }, '6 courts, from £9.20'],
  ['courts whose price is not known', {}, '6 courts'],
  ['courts that cost nothing', { priceFrom: price(0) }, '6 courts'],
  ['a single court', { locations: courts(1), priceFrom: price(920) }, 'From £9.20'],
  ['courts of the old calls', { v1Type: 'ad_hoc_templates', v2Type: null }, '6 courts'],
  ['rooms, which are no courts', { v2Type: 'classes', priceFrom: price(580) }, 'From £5.80'],
  ['rooms without a price', { v2Type: 'classes', priceFrom: null }, undefined],
])('of %s', (_, known, note) => {
  expect(activityNote({ ...badminton, ...known }, t)).toBe(note);
});
