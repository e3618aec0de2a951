import { sql } from 'kysely';
import { readPage } from '#backend/db/read-page.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { showOwnedPackages, type OwnedRow } from '#backend/packages/read-owned-packages.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listOwnedPackagesEndpoint } from '#contract/packages/owned-packages.ts';

const covers = sql<OwnedRow['covers']>`coalesce((
  select jsonb_agg(distinct jsonb_build_object('id', p.id, 'name', p.name, 'reference', p.reference))
  from package_contents c join package_content_options x on x.content_id = c.id
  join pricing_options p on p.id = x.pricing_option_id where c.package_id = k.id), '[]')`;
const usages = (column: string) =>
  sql<number>`coalesce((select sum(${sql.ref(column)})::int from owned_package_contents where owned_package_id = owned.id), 0)`;

/** The packages of a person, newest first, with what is left and what they were used for (docs/product.md#packages). */
export const listOwnedPackages = operation(listOwnedPackagesEndpoint, async ({ query }, context) => {
  const { db, clock, actingUserId } = context;
  if (actingUserId === null) throw new DomainError('unauthenticated');
  const ordered = db
    .selectFrom('ownedPackages as owned')
    .innerJoin('packages as k', 'k.id', 'owned.packageId')
    .innerJoin('pricingOptions as sold', 'sold.id', 'k.pricingOptionId')
    .where('owned.userId', '=', actingUserId)
    .orderBy('owned.purchasedAt', 'desc')
    .orderBy('owned.id')
    .select(['owned.id', 'owned.packageId', 'owned.purchasedAt', 'owned.expiresAt'])
    .select(['k.name', 'k.friendlyName', 'k.pricingOptionId'])
    .select([
      sql<boolean>`sold.is_sold and k.is_sold_online`.as('isSold'),
      usages('usages_total').as('usagesTotal'),
      usages('usages_taken').as('usagesTaken'),
      covers.as('covers'),
    ]);
  const { rows, total } = await readPage(ordered, query);
  const data = await showOwnedPackages(db, rows, clock.now());
  return { data, pagination: getPagination({ ...query, count: data.length, total }) };
});
