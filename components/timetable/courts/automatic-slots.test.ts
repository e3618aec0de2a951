import { action, at, session } from '#tests/support/model/sessions.ts';
import { automaticSlots } from './automatic-slots.ts';

const slot = (id: number, clock: string, input: Parameters<typeof session>[0] = {}) =>
  session({
    id,
    startsAt: at(clock),
    endsAt: at('23:00'),
    capacity: { available: 1, consumed: 0, maximum: 1 },
    ...input,
  });
const taken = { capacity: { available: 0, consumed: 1, maximum: 1 }, bookableAction: action(null, null, 'full') };

test('books the first free court and counts them all', () => {
  const [line] = automaticSlots([slot(1, '18:00', taken), slot(2, '18:00'), slot(3, '18:00')]);
  expect(line).toMatchObject({ id: 2, capacity: { available: 2, consumed: 1, maximum: 3 } });
});

test("speaks of the customer's own court first", () => {
  const [line] = automaticSlots([
    slot(1, '18:00'),
    slot(2, '18:00', { ...taken, bookableAction: action('cancel_booking') }),
  ]);
  expect(line?.id).toBe(2);
});

test('has one line for each time, in order', () => {
  expect(automaticSlots([slot(1, '19:00'), slot(2, '18:00'), slot(3, '19:00')]).map(({ id }) => id)).toEqual([2, 1]);
});
