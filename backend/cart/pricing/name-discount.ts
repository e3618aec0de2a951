import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import type { Benefit, PackageUse } from './discounts.ts';
import type { DiscountUses } from './read-discount-uses.ts';

/** What a discount that was found is called, and how many uses it has left now; null where they are not counted. */
export async function nameDiscount(tx: Tx, discount: Benefit | PackageUse, usedOn: string): Promise<DiscountUses> {
  const { rows } =
    discount.kind === 'package'
      ? await sql<DiscountUses>`
          select coalesce(k.friendly_name, k.name) as name,
            c.usages_total - c.usages_taken as uses_left, c.usages_total as uses_total
          from owned_package_contents c
          join owned_packages op on op.id = c.owned_package_id
          join packages k on k.id = op.package_id
          where c.owned_package_id = ${discount.ownedPackageId} and c.content_id = ${discount.contentId}`.execute(tx)
      : await sql<DiscountUses>`
          select t.name, n.uses_per_period as uses_total,
            n.uses_per_period - (
              select count(*)::int from benefit_usages u
              where u.membership_user_id = ${discount.membershipUserId} and u.benefit_id = n.id
                and u.state in ('reserved', 'used')
                and date_trunc(n.period, u.used_on::timestamp) = date_trunc(n.period, ${usedOn}::timestamp)
            ) as uses_left
          from membership_benefits n
          join membership_types t on t.id = n.membership_type_id
          where n.id = ${discount.benefitId}`.execute(tx);
  const [found] = rows;
  if (found === undefined) throw new Error('a discount that was found has no name');
  return found;
}
