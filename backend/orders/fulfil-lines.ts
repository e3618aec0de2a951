import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Fulfilment } from './fulfilment.ts';
import { grantGuestPasses } from './grant-guest-passes.ts';
import { grantPackages } from './grant-packages.ts';
import { payDebts } from './pay-debts.ts';

async function settleBundles(tx: Tx, { orderId, cart }: Fulfilment): Promise<void> {
  await sql`
    update booking_bundles set status = 'settled', order_id = ${orderId}, total_price = (
      select coalesce(sum(part.line_total), 0) from cart_items part where part.parent_id = cart_items.id)
    from cart_items where cart_items.cart_id = ${cart.id} and cart_items.bundle_id = booking_bundles.id
      and booking_bundles.status = 'reserved'`.execute(tx);
}

async function useBenefitsAndPackages(tx: Tx, { cart, rows }: Fulfilment): Promise<void> {
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  if (bookingIds.length > 0) {
    await tx
      .updateTable('benefitUsages')
      .set({ state: 'used' })
      .where('bookingId', 'in', bookingIds)
      .where('state', '=', 'reserved')
      .execute();
  }
  await sql`
    update package_usages set state = 'used', booking_id = coalesce(package_usages.booking_id, cart_items.booking_id)
    from cart_items where cart_items.cart_id = ${cart.id} and package_usages.cart_item_id = cart_items.id
      and package_usages.state = 'reserved'`.execute(tx);
}

/** Ends the waitlist entries of people who have a place now. */
async function endWaiting(tx: Tx, { rows, now }: Fulfilment): Promise<void> {
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  if (bookingIds.length === 0) return;
  await sql`
    with ended as (
      update waitlist_entries set status = 'booked', ended_at = ${now}
      from bookings
      where bookings.id = any(${bookingIds}::uuid[]) and waitlist_entries.occurrence_id = bookings.occurrence_id
        and (waitlist_entries.booking_id = bookings.id or waitlist_entries.user_id = bookings.user_id)
        and waitlist_entries.status in ('waiting', 'offered')
      returning waitlist_entries.occurrence_id
    ), counted as (
      select occurrence_id, count(*)::int as people from ended group by occurrence_id
    )
    update occurrences set waitlist_consumed = waitlist_consumed - counted.people
    from counted where occurrences.id = counted.occurrence_id`.execute(tx);
}

/** Fulfils the lines of an order, apart from the bookings themselves. Throws OrderImpossible. */
export async function fulfilLines(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  await settleBundles(tx, fulfilment);
  await useBenefitsAndPackages(tx, fulfilment);
  await payDebts(tx, fulfilment);
  await endWaiting(tx, fulfilment);
  await grantPackages(tx, fulfilment);
  await grantGuestPasses(tx, fulfilment);
}
