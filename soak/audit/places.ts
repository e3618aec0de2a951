import type { Check, Query } from './finding.ts';

/** Places, courts and bundles that contradict each other or the orders. */
export async function auditPlaces(query: Query): Promise<Check[]> {
  return [
    {
      name: 'oversold',
      rule: 'no session has more people than places, and places counted are those of bookings',
      broken: await query(
        `select o.id, o.maximum, o.consumed_online, o.consumed_foh, b.online, b.foh from occurrences o
         cross join lateral (
           select coalesce(sum(places) filter (where channel = 'online'), 0) as online,
             coalesce(sum(places) filter (where channel = 'foh'), 0) as foh
           from bookings where occurrence_id = o.id and released_at is null) b
         where o.consumed > o.maximum or o.consumed_online <> b.online or o.consumed_foh <> b.foh`,
      ),
    },
    {
      name: 'courts',
      rule: 'no court is booked twice for one time',
      broken: await query(
        `select one.user_id, one.id, other.id as other from bookings one join bookings other
           on other.resource_location_id = one.resource_location_id and other.during && one.during and other.id > one.id
         where one.released_at is null and other.released_at is null`,
      ),
    },
    {
      name: 'bookings',
      rule: 'what was paid is settled, or was cancelled by somebody; what is settled was ordered',
      broken: await query(
        `select b.booked_by_user_id as user_id, b.id as booking_id, b.status, b.order_id, b.cancellation_source, o.status as order_status
         from bookings b left join orders o on o.id = b.order_id
         where b.booked_by_user_id is not null and (
           b.status = 'settled' and o.status is distinct from 'success'
           or b.order_id is not null and b.status = 'reserved'
           or b.order_id is not null and b.status = 'cancelled' and b.cancellation_source is null)
         union all
         select o.user_id, i.booking_id, b.status, o.id, b.cancellation_source, o.status
         from orders o join cart_items i on i.cart_id = o.cart_id join bookings b on b.id = i.booking_id
         where o.status = 'success' and b.order_id is distinct from o.id
         union all
         select o.user_id, null, 'lines', o.id, null, sums.lines || ' of ' || sums.sold
         from orders o cross join lateral (
           select (select count(*) from order_lines l where l.order_id = o.id
               and l.purchasable_type in ('av2Booking', 'activity', 'activityTicket', 'purchasableOccurrence')) as sold,
             (select count(*) from bookings b where b.order_id = o.id and b.bundle_id is null) as lines) sums
         where o.status = 'success' and o.cart_id is not null and sums.sold <> sums.lines`,
      ),
    },
    {
      name: 'bundles',
      rule: 'a camp or course is as settled or cancelled as its days',
      broken: await query(
        `select u.booked_by_user_id as user_id, u.id, u.status, u.order_id, days.* from booking_bundles u cross join lateral (
           select count(*) filter (where b.status = 'settled')::int as settled,
             count(*) filter (where b.status = 'reserved')::int as reserved,
             count(*) filter (where b.status = 'cancelled')::int as cancelled
           from bookings b where b.bundle_id = u.id) days
         where u.status = 'settled' and (days.settled = 0 or days.reserved > 0 or u.order_id is null)
           or u.status = 'cancelled' and days.settled + days.reserved > 0
           or u.status = 'reserved' and (days.settled > 0 or days.reserved = 0)`,
      ),
    },
    {
      name: 'lines',
      rule: 'no basket shows a place that has been cancelled',
      broken: await query(
        `select c.user_id, i.id, i.booking_id from cart_items i join carts c on c.id = i.cart_id
         join bookings b on b.id = i.booking_id where c.status = 'open' and b.status = 'cancelled'`,
      ),
    },
  ];
}
