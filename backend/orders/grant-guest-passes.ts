import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { siteZone } from '#contract/rules/site-zone.ts';
import type { Fulfilment } from './fulfilment.ts';
import { NotGranted } from './order-impossible.ts';

/** The last second of the last day on which a pass is good, by the clock of its venue; null where it is good for ever. */
const expiry = (
  now: Date,
) => sql<Date | null>`((${now}::timestamptz at time zone coalesce(venues.timezone, ${siteZone}))::date
  + pricing_options.valid_days + 1)::timestamp at time zone coalesce(venues.timezone, ${siteZone}) - interval '1 second'`;

/**
 * Gives the buyer the guest passes bought, each with a code of its own; they hold from now on at the venue of their price,
 * or everywhere. Throws NotGranted when they would belong to nobody.
 */
export async function grantGuestPasses(tx: Tx, { orderId, cart, rows, now }: Fulfilment): Promise<void> {
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
