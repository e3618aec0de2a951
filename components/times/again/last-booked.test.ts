import type { Booking } from '#contract/bookings/bookings.ts';
import { session } from '#tests/support/model/sessions.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { lastBooked } from './again-query.ts';

const made = (name: string, createdAt: string, input: Partial<Booking> = {}): Booking => ({
  ...cancelledBooking(session(), '1'),
  name,
  createdAt: `2026-11-${createdAt}T10:00:00Z`,
  userId: 7,
  ...input,
});

test('is what was booked last, each thing once, three at most', () => {
  const bookings = [
    made('Lane swim', '01'),
    made('Badminton', '02'),
    made('Lane swim', '12'),
    made('Spin', '03'),
    made('Yoga', '04'),
  ];
  expect(lastBooked([{ person: null, bookings }]).map(({ name }) => name)).toEqual(['Lane swim', 'Yoga', 'Spin']);
});

test('the same thing for another person is another', () => {
  const booked = { person: null, bookings: [made('Lane swim', '01')] };
  const of = { person: 'Sam Parent', bookings: [made('Lane swim', '02', { userId: 8 })] };
  expect(lastBooked([booked, of]).map(({ person, userId }) => [person, userId])).toEqual([
    ['Sam Parent', 8],
    [null, 7],
  ]);
});

test('leaves out camps and courses', () => {
  const bookings = [made('Camp', '02', { bookingType: 'camps' }), made('Course', '03', { bookingType: 'courses' })];
  expect(lastBooked([{ person: null, bookings }])).toEqual([]);
});
