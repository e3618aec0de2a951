import { isTicket } from '#contract/cart/rules/visits.ts';
import { campItem, sessionItem } from '#tests/support/make/make-cart.ts';
import { getSharedPath } from './share-visit.tsx';

const getPath = (item: ReturnType<typeof sessionItem>) =>
  isTicket(item) || item.type === 'av2_booking_bundle' ? getSharedPath(item) : '';

const swim = { occurrenceId: 'S'.repeat(22) + '202611191830' };

it.each([
  [
    'the session in its day',
    sessionItem(1, 'Swim', 560, { activitySlug: 'swimming', ...swim }),
    `/location/riverside-leisure-centre/swimming/2026-11-19#session-${swim.occurrenceId}`,
  ],
  ['the venue, where its activity is not known', sessionItem(1, 'Swim', 560), '/location/riverside-leisure-centre'],
  [
    'the camps of its kind',
    campItem(2, 'Camp', ['2026-12-21'], [], {
      childItems: campItem(2, 'Camp', ['2026-12-21']).childItems.map((day) => ({ ...day, activitySlug: 'sport' })),
    }),
    '/camps/location/riverside-leisure-centre/sport/timetable',
  ],
  [
    'the camps of the venue, where the kind is not known',
    campItem(2, 'Camp', ['2026-12-21']),
    '/camps/location/riverside-leisure-centre',
  ],
])('leads to %s', (_what, item, path) => {
  expect(getPath(item)).toBe(path);
});
