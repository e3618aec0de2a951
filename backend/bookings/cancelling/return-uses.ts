import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';

/** Uses that came back, of a package with what is left of it. */
export interface ReturnedUse {
  kind: 'package' | 'benefit';
  name: string;
  uses: number;
  left: number | null;
  total: number | null;
  expiresAt: Date | null;
}

async function returnBenefits(tx: Tx, bookingId: string): Promise<ReturnedUse[]> {
  const { rows } = await sql<{ name: string; uses: number }>`
    with returned as (
      update benefit_usages set state = 'returned' where booking_id = ${bookingId} and state = 'used'
      returning benefit_id
    )
    select t.name, count(*)::int as uses from returned
    join membership_benefits b on b.id = returned.benefit_id join membership_types t on t.id = b.membership_type_id
    group by t.id, t.name order by t.name`.execute(tx);
  return rows.map((row) => ({ ...row, kind: 'benefit', left: null, total: null, expiresAt: null }));
}

async function returnPackageUses(tx: Tx, bookingId: string): Promise<ReturnedUse[]> {
  const { rows } = await sql<Omit<ReturnedUse, 'kind'>>`
    with returned as (
      update package_usages set state = 'returned' where booking_id = ${bookingId} and state = 'used'
      returning owned_package_id, content_id, quantity
    ), summed as (
      select owned_package_id, content_id, sum(quantity)::int as uses from returned group by 1, 2
    ), freed as (
      update owned_package_contents c set usages_taken = c.usages_taken - summed.uses
      from summed where c.owned_package_id = summed.owned_package_id and c.content_id = summed.content_id
      returning c.owned_package_id, summed.uses, c.usages_total, c.usages_taken
    )
    select coalesce(k.friendly_name, k.name) as name, freed.uses, freed.usages_total - freed.usages_taken as left,
      freed.usages_total as total, o.expires_at
    from freed join owned_packages o on o.id = freed.owned_package_id join packages k on k.id = o.package_id
    order by name`.execute(tx);
  return rows.map((row) => ({ ...row, kind: 'package' }));
}

/** Whether uses of a package paid for a settled booking. */
export async function isPaidByPackage(tx: Tx, bookingId: string): Promise<boolean> {
  const use = await tx
    .selectFrom('packageUsages')
    .where('bookingId', '=', bookingId)
    .where('state', '=', 'used')
    .select('id')
    .executeTakeFirst();
  return use !== undefined;
}

/** Returns the benefit and package uses that paid for a settled booking. */
export async function returnUses(tx: Tx, bookingId: string): Promise<ReturnedUse[]> {
  return [...(await returnBenefits(tx, bookingId)), ...(await returnPackageUses(tx, bookingId))];
}
