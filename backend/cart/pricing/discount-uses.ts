import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db, Tx } from '#backend/db/schema.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { returnDiscounts } from './discounts.ts';

/**
 * Returns the uses of a person's benefits and packages that holds have reserved which ran out: they do not count, in
 * whatever basket they stand. A booking that is locked is just being held again or paid for, and keeps its uses.
 */
export async function returnLapsedUses(tx: Tx, userId: number | null, now: Date): Promise<void> {
  if (userId === null) return;
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.id in (
        select u.booking_id from benefit_usages u join membership_users m on m.id = u.membership_user_id
        where m.user_id = ${userId} and u.state = 'reserved'
        union all
        select u.booking_id from package_usages u join owned_packages p on p.id = u.owned_package_id
        where p.user_id = ${userId} and u.state = 'reserved')
      and b.status = 'reserved' and b.pinned_by is null and (b.released_at is not null or b.expires_at <= ${now})
    for update of b skip locked`.execute(tx);
  await returnDiscounts(
    tx,
    rows.map(({ id }) => id),
  );
}

/**
 * The bookings of these lines whose benefit or package was returned when their hold ran out, for another basket. They
 * are locked, so that the others keep theirs.
 */
export async function findReturnedUses(tx: Tx, rows: readonly ItemRow[]): Promise<string[]> {
  const ids = rows
    .filter(({ benefitId, ownedPackageId }) => benefitId !== null || ownedPackageId !== null)
    .flatMap(({ bookingId }) => bookingId ?? []);
  if (ids.length === 0) return [];
  await lockBookings(tx, ids);
  const { rows: returned } = await sql<{ id: string }>`
    select id from unnest(${ids}::uuid[]) as line (id)
    where not exists (select from benefit_usages u where u.booking_id = line.id and u.state = 'reserved')
      and not exists (select from package_usages u where u.booking_id = line.id and u.state = 'reserved')`.execute(tx);
  return returned.map(({ id }) => id);
}

/** What a line's benefit or package is called, and how many uses it has left; null where they are not counted. */
export interface DiscountUses {
  name: string;
  usesLeft: number | null;
  usesTotal: number | null;
}

type Found = DiscountUses & { bookingId: string };

/**
 * Reads the benefits and packages that these lines use, by booking. Uses of this basket count as taken. Sends no query
 * when no line has one.
 */
export async function readDiscountUses(db: Db, rows: readonly ItemRow[]): Promise<ReadonlyMap<string, DiscountUses>> {
  const ids = rows
    .filter(({ benefitId, ownedPackageId }) => benefitId !== null || ownedPackageId !== null)
    .flatMap(({ bookingId }) => bookingId ?? []);
  if (ids.length === 0) return new Map();
  const { rows: found } = await sql<Found>`
    select u.booking_id, coalesce(k.friendly_name, k.name) as name,
      c.usages_total - c.usages_taken as uses_left, c.usages_total as uses_total
    from package_usages u
    join owned_packages op on op.id = u.owned_package_id
    join packages k on k.id = op.package_id
    join owned_package_contents c on c.owned_package_id = u.owned_package_id and c.content_id = u.content_id
    where u.booking_id = any(${ids}::uuid[]) and u.state in ('reserved', 'used')
    union all
    select u.booking_id, t.name,
      n.uses_per_period - (
        select count(*)::int from benefit_usages other
        where other.membership_user_id = u.membership_user_id and other.benefit_id = u.benefit_id
          and other.state in ('reserved', 'used')
          and date_trunc(n.period, other.used_on::timestamp) = date_trunc(n.period, u.used_on::timestamp)),
      n.uses_per_period
    from benefit_usages u
    join membership_benefits n on n.id = u.benefit_id
    join membership_types t on t.id = n.membership_type_id
    where u.booking_id = any(${ids}::uuid[]) and u.state in ('reserved', 'used')`.execute(db);
  return new Map(found.map(({ bookingId, ...uses }) => [bookingId, uses]));
}
