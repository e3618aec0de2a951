import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { grantMemberships } from '#backend/joining/grant-memberships.ts';
import { takeChanges } from '#backend/memberships/take-changes.ts';
import { takeRenewals } from '#backend/memberships/take-renewals.ts';
import { endWaiting } from '#backend/waitlist/end-waiting.ts';
import type { Fulfilment } from './fulfilment.ts';
import { grantGuestPasses } from './grant-guest-passes.ts';
import { grantPackages } from './grant-packages.ts';
import { payDebts } from './pay-debts.ts';

async function confirmBundles(tx: Tx, { orderId, cart }: Fulfilment): Promise<void> {
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

/** Fulfils the lines of an order, apart from the bookings themselves. Throws OrderImpossible. */
export async function fulfilLines(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  await confirmBundles(tx, fulfilment);
  await useBenefitsAndPackages(tx, fulfilment);
  await payDebts(tx, fulfilment);
  const bookingIds = fulfilment.rows.flatMap(({ bookingId }) => bookingId ?? []);
  await endWaiting(tx, bookingIds, fulfilment.now);
  await grantPackages(tx, fulfilment);
  await grantGuestPasses(tx, fulfilment);
  await takeRenewals(tx, fulfilment);
  await takeChanges(tx, fulfilment);
  await grantMemberships(tx, fulfilment);
}
