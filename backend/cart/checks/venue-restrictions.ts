import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import type { VenueRestriction } from '#contract/cart/cart-items.ts';

type Found = VenueRestriction & { pricingOptionId: string };

/**
 * Reads the venues in which the packages of these lines can be used, by pricing option. Sends no query when there is no
 * package.
 */
export async function readVenueRestrictions(
  db: Db,
  rows: readonly ItemRow[],
): Promise<ReadonlyMap<string, VenueRestriction>> {
  const ids = rows
    .filter(({ pricingOptionKind }) => pricingOptionKind === 'package')
    .flatMap(({ pricingOptionId }) => pricingOptionId ?? []);
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<Found>`
    select k.pricing_option_id, 'venue' as type, v.id, v.name, jsonb_build_array(jsonb_build_object('id', v.id, 'name', v.name)) as venues
    from packages k join venues v on v.id = k.venue_id where k.pricing_option_id = any(${ids}::uuid[])
    union all
    select k.pricing_option_id, 'group', g.id, g.name, coalesce((
      select jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name) order by v.name)
      from venue_group_members m join venues v on v.id = m.venue_id where m.venue_group_id = g.id), '[]')
    from packages k join venue_groups g on g.id = k.venue_group_id where k.pricing_option_id = any(${ids}::uuid[])`.execute(
    db,
  );
  return new Map(found.map(({ pricingOptionId, ...restriction }) => [pricingOptionId, restriction]));
}
