import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { grantMemberships } from '#backend/joining/grant-memberships.ts';
import { takeChanges } from '#backend/memberships/take-changes.ts';
import { takeRenewals } from '#backend/memberships/take-renewals.ts';
import { NotGranted, AlreadyPaid } from '#backend/orders/order-impossible.ts';
import type { Fulfilment } from '#backend/orders/placing.ts';
import { endWaiting } from '#backend/waitlist/end-waiting.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Allows these people to book and enter again, unless they still owe something. */
async function liftBars(tx: Tx, userIds: number[]): Promise<void> {
  await tx
    .updateTable('users')
    .set({ bookingBarredAt: null, accessBarredAt: null })
    .where('id', 'in', userIds)
    .where((where) => {
      const owed = where.selectFrom('penalties').whereRef('penalties.userId', '=', 'users.id');
      return where.not(where.exists(owed.where('penalties.status', '=', 'outstanding').select('penalties.id')));
    })
    .execute();
}

/** Throws AlreadyPaid when one of the debts has been paid or waived. */
async function payJournal(tx: Tx, { orderId, cart, rows }: Fulfilment): Promise<void> {
  const lines = rows.filter(({ type }) => type === 'journal_transaction');
  if (lines.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update journal_transactions set status = 'paid', order_id = ${orderId}
    from cart_items where cart_items.cart_id = ${cart.id} and journal_transactions.status = 'outstanding'
      and cart_items.journal_transaction_id = journal_transactions.id`.execute(tx);
  if (numAffectedRows < lines.length) throw new AlreadyPaid(lines.map(({ id }) => id));
}

/**
 * Pays what people owed; who owes nothing any more may book and enter again. Throws AlreadyPaid when something was paid
 * through another basket meanwhile: it is paid once, however many baskets hold it.
 */
async function payDebts(tx: Tx, fulfilment: Fulfilment): Promise<void> {
  await payJournal(tx, fulfilment);
  const { orderId, rows, now } = fulfilment;
  const lines = rows.filter(({ penaltyId }) => penaltyId !== null);
  if (lines.length === 0) return;
  const paid = await tx
    .updateTable('penalties')
    .set({ status: 'paid', orderId, closedAt: now })
    .where(
      'id',
      'in',
      lines.flatMap(({ penaltyId }) => penaltyId ?? []),
    )
    .where('status', '=', 'outstanding')
    .returning('userId')
    .execute();
  if (paid.length < lines.length) throw new AlreadyPaid(lines.map(({ id }) => id));
  await liftBars(tx, [...new Set(paid.map(({ userId }) => userId))]);
}

/**
 * The time zone of a package (`packages` in the statement): of its venue, or of the venues of its group where they have
 * one in common, else of the site.
 */
const zone = sql<string>`coalesce(
  (select v.timezone from venues v where v.id = packages.venue_id),
  (select min(v.timezone) from venue_group_members g join venues v on v.id = g.venue_id
    where g.venue_group_id = packages.venue_group_id having count(distinct v.timezone) = 1),
  ${siteZone}::text)`;

/**
 * When a package bought now ends: with the last second of its last day there, that many days, months or years after the
 * day of purchase (decision 025); null: never.
 */
const packageExpiry = (now: Date): RawBuilder<Date | null> => sql`
  (date_trunc('day', ${now}::timestamptz at time zone ${zone})
    + (packages.expiry_value || ' ' || packages.expiry_unit)::interval
    + interval '1 day' - interval '1 second') at time zone ${zone}`;

/**
 * Gives the buyer the packages bought, one for each of the quantity, with all their usages. Throws NotGranted when there is
 * no such package, or when it would belong to nobody.
 */
async function grantPackages(tx: Tx, { orderId, cart, rows, now }: Fulfilment): Promise<void> {
  const bought = rows.filter(({ pricingOptionKind }) => pricingOptionKind === 'package');
  for (const { id, pricingOptionId, quantity, purchasedForUserId } of bought) {
    const owner = purchasedForUserId ?? cart.userId;
    if (owner === null) throw new NotGranted([id]);
    const { rows: granted } = await sql`
      with owned as (
        insert into owned_packages (user_id, package_id, order_id, purchased_at, expires_at)
        select ${owner}, packages.id, ${orderId}, ${now}::timestamptz, ${packageExpiry(now)}
        from packages, generate_series(1, ${quantity}::int)
        where packages.pricing_option_id = ${pricingOptionId}
        returning id, package_id
      ), filled as (
        insert into owned_package_contents (owned_package_id, content_id, usages_total)
        select owned.id, package_contents.id, package_contents.usages
        from owned join package_contents on package_contents.package_id = owned.package_id
      )
      select id from owned`.execute(tx);
    if (granted.length < quantity) throw new NotGranted([id]);
  }
}

/** The last second of the last day on which a pass is good, by the clock of its venue; null where it is good for ever. */
const expiry = (
  now: Date,
) => sql<Date | null>`((${now}::timestamptz at time zone coalesce(venues.timezone, ${siteZone}))::date
  + pricing_options.valid_days + 1)::timestamp at time zone coalesce(venues.timezone, ${siteZone}) - interval '1 second'`;

/**
 * Gives the buyer the guest passes bought, each with a code of its own; they hold from now on at the venue of their price,
 * or everywhere. Throws NotGranted when they would belong to nobody.
 */
async function grantGuestPasses(tx: Tx, { orderId, cart, rows, now }: Fulfilment): Promise<void> {
  const bought = rows.filter(({ pricingOptionKind }) => pricingOptionKind === 'guest_pass');
  for (const { id, pricingOptionId, quantity, purchasedForUserId } of bought) {
    const owner = purchasedForUserId ?? cart.userId;
    if (owner === null) throw new NotGranted([id]);
    // 12 hexadecimal digits of a random UUID: 48 bits cannot be guessed at a front desk.
    await sql`
      insert into guest_passes (user_id, order_id, pricing_option_id, venue_id, valid_from, expires_at, code)
      select ${owner}, ${orderId}, pricing_options.id, pricing_options.venue_id, ${now}, ${expiry(now)},
        upper(left(replace(gen_random_uuid()::text, '-', ''), 12))
      from pricing_options left join venues on venues.id = pricing_options.venue_id, generate_series(1, ${quantity}::int)
      where pricing_options.id = ${pricingOptionId}`.execute(tx);
  }
}

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
