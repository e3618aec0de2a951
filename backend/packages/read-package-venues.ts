import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { VenueRestriction } from '#contract/cart/cart-items.ts';

type Found = VenueRestriction & { pricingOptionId: string };

/**
 * Reads the venues in which the packages sold by these prices can be used, by pricing option; a package for every venue
 * is not among them. Sends no query when there is no package.
 */
export async function readPackageVenues(
  db: Db,
  pricingOptionIds: readonly string[],
): Promise<ReadonlyMap<string, VenueRestriction>> {
  if (pricingOptionIds.length === 0) return new Map();
  const ids = [...pricingOptionIds];
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
