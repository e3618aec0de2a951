import { sql } from 'kysely';

/** Lines of an order that are sessions, and so have bookings, or change what is owed of them. */
const sessionTypes = sql`('av2Booking', 'purchasableOccurrence', 'activity', 'activityTicket', 'booking', 'camp', 'course',
  'av2BookingBundle', 'adjustment')`;

/**
 * What the order `o` sold, counted by its bookings and the lines without bookings. A booking that was moved counts with
 * what was paid for it beyond the price of the new one.
 */
export const soldByBookings = sql<number>`(
  coalesce((select sum(b.price)::int from bookings b where b.order_id = o.id
    and not exists (select from bookings next where next.moved_from = b.id)), 0)
  + coalesce((select sum(greatest(0, b.price - b.due - next.price))::int from bookings b
    join bookings next on next.moved_from = b.id where b.order_id = o.id), 0)
  + coalesce((select sum(l.price)::int from order_lines l where l.order_id = o.id
    and l.purchasable_type not in ${sessionTypes}), 0))`;
