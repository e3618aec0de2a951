import { sql } from 'kysely';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
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
