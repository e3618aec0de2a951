import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Fulfilment } from './fulfilment.ts';
import { NotGranted } from './order-impossible.ts';
import { packageExpiry } from './package-expiry.ts';

/**
 * Gives the buyer the packages bought, one for each of the quantity, with all their usages. Throws NotGranted when there is
 * no such package, or when it would belong to nobody.
 */
export async function grantPackages(tx: Tx, { orderId, cart, rows, now }: Fulfilment): Promise<void> {
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
