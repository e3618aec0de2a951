import type { Activity } from '#contract/activities/activities.ts';
import { activity } from '#tests/support/model/activity.ts';
import { translateIn } from '#tests/support/translate.ts';
import { courtCount } from './court-count.ts';

const t = translateIn('en');
const courts = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Court ${index}`, venueSlug: 'riverside' }));

const badminton = activity({ name: 'Badminton', v2Type: 'resources', locations: courts(6) });

test.each<[string, Partial<Activity>, string | undefined]>([
  ['courts', {}, '6 courts'],
  ['a single court', { locations: courts(1) }, undefined],
  ['courts of the old calls', { v1Type: 'ad_hoc_templates', v2Type: null }, '6 courts'],
  ['rooms, which are no courts', { v2Type: 'classes' }, undefined],
])('of %s', (_, known, count) => {
  expect(courtCount({ ...badminton, ...known }, t)).toBe(count);
});
