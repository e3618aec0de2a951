import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Fulfilment } from './fulfilment.ts';
import { NotGranted } from './order-impossible.ts';

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
      insert into guest_passes (user_id, order_id, pricing_option_id, venue_id, valid_from, code)
      select ${owner}, ${orderId}, pricing_options.id, pricing_options.venue_id, ${now},
        upper(left(replace(gen_random_uuid()::text, '-', ''), 12))
      from pricing_options, generate_series(1, ${quantity}::int)
      where pricing_options.id = ${pricingOptionId}`.execute(tx);
  }
}
