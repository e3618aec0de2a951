import { sql } from 'kysely';
import { added, copyRow, type Corruption } from './corruption.ts';

const bundle = (status: string, orderId: string | null) =>
  sql`insert into booking_bundles (id, schedule_id, status, order_id, is_full)
    values (${added}, ${added}, ${status}, ${orderId}, true)`;

/** Places, courts and bundles that contradict each other or the orders. */
export const placeCorruptions: readonly Corruption[] = [
  {
    what: 'a session has more people than places',
    breaks: ['oversold'],
    statements: ({ occurrenceId }) => [sql`update occurrences set maximum = 0 where id = ${occurrenceId}`],
  },
  {
    what: 'a place was taken that no booking has',
    breaks: ['oversold'],
    statements: ({ occurrenceId }) => [
      sql`update occurrences set consumed_online = consumed_online + 1 where id = ${occurrenceId}`,
    ],
  },
  {
    what: 'a court is booked twice',
    breaks: ['courts', 'oversold'],
    statements: ({ bookingId }) => [
      sql`update bookings set resource_location_id = ${added} where id = ${bookingId}`,
      copyRow('bookings', bookingId, { id: added, order_id: null, status: 'reserved', v1_id: 1 }),
    ],
  },
  {
    what: 'what was paid is still only held',
    breaks: ['bookings'],
    statements: ({ bookingId }) => [sql`update bookings set status = 'reserved' where id = ${bookingId}`],
  },
  {
    what: 'what was paid was cancelled by nobody',
    breaks: ['bookings', 'oversold'],
    statements: ({ bookingId }) => [
      sql`update bookings set status = 'cancelled', released_at = now() where id = ${bookingId}`,
    ],
  },
  {
    what: 'a place is settled that nobody ordered',
    breaks: ['bookings', 'oversold'],
    statements: ({ bookingId }) => [copyRow('bookings', bookingId, { id: added, order_id: added, v1_id: 1 })],
  },
  {
    what: 'a line of an order has no booking',
    breaks: ['bookings'],
    statements: ({ orderId }) => [
      sql`insert into order_lines (order_id, name, purchasable_type, purchasable_id, price)
        values (${orderId}, 'Lane swim', 'av2Booking', 'nothing', 0)`,
    ],
  },
  {
    what: 'a camp is settled without a day',
    breaks: ['bundles'],
    statements: ({ orderId }) => [bundle('settled', orderId)],
  },
  {
    what: 'a camp is cancelled, and one of its days is not',
    breaks: ['bundles', 'bookings'],
    statements: ({ bookingId, orderId }) => [
      bundle('cancelled', orderId),
      sql`update bookings set bundle_id = ${added} where id = ${bookingId}`,
    ],
  },
  {
    what: 'a basket shows a place that was cancelled',
    breaks: ['lines', 'bookings', 'oversold'],
    statements: ({ cartId, bookingId }) => [
      sql`update carts set status = 'open', closed_at = null where id = ${cartId}`,
      sql`update bookings set status = 'cancelled', released_at = now() where id = ${bookingId}`,
    ],
  },
];
