import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { readOperator } from '#backend/operator/store.ts';
import { money } from '#backend/serialize/money.ts';
import type { Package } from '#contract/packages/packages.ts';
import { readPackageVenues } from './read-package-venues.ts';
import type { selectPackages } from './select-packages.ts';

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
