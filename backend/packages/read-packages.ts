import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import type { VenueRestriction } from '#contract/cart/cart-items.ts';
import type { Package } from '#contract/packages/packages.ts';
import type { Channel } from '#contract/primitives.ts';

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

interface SoldAt {
  venueId: string;
  source: Channel;
}

/** The ids of the packages of a venue, of its groups and of the whole operator; each kind by its own index. */
const usableAt = (db: Db, venueId: string) =>
  db
    .selectFrom('packages')
    .where('venueId', '=', venueId)
    .select('id')
    .unionAll(
      db
        .selectFrom('venueGroupMembers as g')
        .innerJoin('packages as ofGroup', 'ofGroup.venueGroupId', 'g.venueGroupId')
        .where('g.venueId', '=', venueId)
        .select('ofGroup.id'),
    )
    .unionAll(db.selectFrom('packages').where('venueId', 'is', null).where('venueGroupId', 'is', null).select('id'));

/** The packages that a channel sells and that can be used at a venue, without order. */
export function selectPackages(db: Db, { venueId, source }: SoldAt) {
  return db
    .selectFrom('packages as k')
    .innerJoin('pricingOptions as p', 'p.id', 'k.pricingOptionId')
    .where('p.isSold', '=', true)
    .where(source === 'online' ? 'k.isSoldOnline' : 'k.isSoldFoh', '=', true)
    .where('k.id', 'in', usableAt(db, venueId));
}

/** The name of a package that people see; `k` is the package. */
export const shownName = sql<string>`coalesce(k.friendly_name, k.name)`;

/** What a package covers, in the operator's order. */
const contents = sql<Package['contents']>`coalesce((
  select jsonb_agg(jsonb_build_object('usages', c.usages, 'pricingOptions', covered.options) order by c.position, c.id)
  from package_contents c
  cross join lateral (
    select coalesce(jsonb_agg(
      jsonb_build_object('id', o.id, 'name', o.name, 'reference', o.reference) order by o.name, o.id), '[]') as options
    from package_content_options x join pricing_options o on o.id = x.pricing_option_id
    where x.content_id = c.id) covered
  where c.package_id = k.id), '[]')`;

/** Selected packages as the wire shows them (`packageSchema`). */
export async function readPackages(db: Db, selected: ReturnType<typeof selectPackages>): Promise<Package[]> {
  const rows = await selected
    .select(['k.id', 'k.name', 'k.friendlyName', 'k.description', 'k.expiryValue', 'k.expiryUnit'])
    .select(['p.id as optionId', 'p.name as optionName', 'p.reference', 'p.price'])
    .select(contents.as('contents'))
    .execute();
  const [{ currency }, venues] = await Promise.all([
    readOperator(db),
    readPackageVenues(
      db,
      rows.map(({ optionId }) => optionId),
    ),
  ]);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    friendlyName: row.friendlyName,
    description: row.description,
    venueRestriction: venues.get(row.optionId) ?? null,
    pricingOption: { id: row.optionId, name: row.optionName, reference: row.reference },
    price: money(row.price, currency),
    contents: row.contents,
    expiry:
      row.expiryValue === null || row.expiryUnit === null ? null : { value: row.expiryValue, unit: row.expiryUnit },
  }));
}
