import type { Booking } from '#contract/bookings/bookings.ts';
import { moment, uuid } from '#tests/support/make/make-cart.ts';
import { session } from '#tests/support/model/sessions.ts';
import { cancelledBooking } from '#tests/support/timetable-components/cancelled-booking.ts';
import { getNextBookings } from './next-bookings.ts';

const alex = { id: 7, name: 'Alex Morgan', isYou: true, dateOfBirth: null };
const sam = { id: 8, name: 'Sam Morgan', isYou: false, dateOfBirth: null };
const now = new Date('2026-11-19T09:00:00Z');

const booking = (id: number, name: string, date: string, input: Partial<Booking> = {}): Booking => ({
  ...cancelledBooking(session({ templateName: name }), uuid(id)),
  ...{ status: 'settled', orderId: uuid(900 + id), occurrenceId: `${'A'.repeat(22)}${id}` },
  ...{ startsAt: moment(date, '08:30'), endsAt: moment(date, '09:30') },
  ...input,
});
const names = (...bookings: Booking[]) => getNextBookings([{ person: alex, bookings }], now).map(({ name }) => name);

it('is what starts first, five at most', () => {
  const days = ['26', '21', '23', '24', '25', '22'];
  expect(names(...days.map((day, index) => booking(index, day, `2026-11-${day}`)))).toEqual([
    '21',
    '22',
    '23',
    '24',
    '25',
  ]);
});

it('counts what has begun, until it is over', () => {
  expect(names(booking(1, 'Now', '2026-11-19'), booking(2, 'Yesterday', '2026-11-18'))).toEqual(['Now']);
});

it('is one booking for the people of one order in one session', () => {
  const bought = { orderId: uuid(50), occurrenceId: 'B'.repeat(34) };
  const found = getNextBookings(
    [
      { person: alex, bookings: [booking(1, 'Swim', '2026-11-20', { ...bought, quantity: 2 })] },
      { person: sam, bookings: [booking(2, 'Swim', '2026-11-20', bought), booking(3, 'Judo', '2026-11-20')] },
    ],
    now,
  );
  expect(found).toMatchObject([
    { name: 'Swim', quantity: 3, people: [alex, sam], orderId: uuid(50) },
    { name: 'Judo', quantity: 1, people: [sam] },
  ]);
});

it('is one booking for a camp, which says which session is next', () => {
  const day = (id: number, date: string, position: number) =>
    booking(id, 'Camp', date, {
      bookingType: 'camps',
      bookingBundleContext: { id: uuid(60), totalSettledBookings: 5, settledBookingPosition: position },
    });
  const found = getNextBookings([{ person: sam, bookings: [day(2, '2026-11-21', 3), day(1, '2026-11-20', 2)] }], now);
  expect(found).toMatchObject([
    { quantity: 1, startsAt: { local: '2026-11-20 08:30:00' }, session: { position: 2, total: 5 } },
  ]);
});

it('keeps bookings without an order apart', () => {
  const free = { orderId: null, occurrenceId: 'B'.repeat(34) };
  expect(names(booking(1, 'One', '2026-11-20', free), booking(2, 'Two', '2026-11-20', free))).toEqual(['One', 'Two']);
});
