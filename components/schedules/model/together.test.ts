import { action } from '#tests/support/model/sessions.ts';
import { camp, course, day } from '#tests/support/schedules-components/camps.ts';
import { together } from './family-booking.ts';

const places = (available: number) => ({ capacity: { available, consumed: 0, maximum: 20 } });
const getActions = ({ occurrences }: ReturnType<typeof camp>) =>
  occurrences.map(({ bookableAction }) => bookableAction?.reason ?? bookableAction?.action);

test('one person sees it as it is', () => {
  const one = camp({ occurrences: [day(21, places(1))] });
  expect(together([one], one)).toBe(one);
});

test('a day is open for two when both may book it and there are places for both', () => {
  const busy = action(null, 'busy', 'busy');
  const sam = camp({ occurrences: [day(21), day(22), day(23, places(1))] });
  const ivy = camp({ occurrences: [day(21), day(22, { bookableAction: busy }), day(23, places(1))] });
  expect(getActions(together([sam, ivy], sam))).toEqual(['book', 'busy', 'full']);
});

test('what one of them is refused, both are', () => {
  const reserved = course({ bookableAction: action('cancel_reservation') });
  expect(together([course(), reserved], course()).bookableAction.action).toBe('cancel_reservation');
  expect(together([course(places(1)), course(places(1))], course(places(1))).bookableAction.reason).toBe('full');
  expect(together([course(), course()], course()).bookableAction.action).toBe('book');
});
