import { readAttendeeWaivers } from '#backend/cart/checks/attendee-waivers.ts';
import { isCounted } from '#backend/cart/checks/line-waivers.ts';
import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';

interface Completing {
  /** The basket's owner. */
  userId: number | null;
  rows: readonly ItemRow[];
  /** The waivers that the checkout names. */
  completedWaivers: readonly string[];
  now: Date;
}

interface MissingWaivers {
  cartItemId: string;
  restrictionId: string;
  count: number;
}

/** Gives waivers that are for no line yet to one that misses them; each is given once. */
async function giveTo(tx: Tx, missing: MissingWaivers, { userId, rows, completedWaivers, now }: Completing) {
  const { cartItemId, restrictionId, count } = missing;
  const free = await tx
    .selectFrom('questionWaivers as w')
    .innerJoin('restrictions as r', 'r.id', 'w.restrictionId')
    .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
    .where('w.id', 'in', completedWaivers)
    .where('w.cartItemId', 'is', null)
    .where('w.bookingId', 'is', null)
    .where('w.restrictionId', '=', restrictionId)
    .where('a.ownerUserId', 'is not distinct from', userId)
    .where(isCounted(now))
    .orderBy('w.agreedAt')
    .orderBy('w.id')
    .limit(count)
    .select('w.id')
    .execute();
  const ids = free.map(({ id }) => id);
  if (ids.length === 0) return;
  const bookingId = rows.find(({ id }) => id === cartItemId)?.bookingId ?? null;
  await tx
    .updateTable('questionWaivers')
    .set({ cartItemId, bookingId })
    .where('id', 'in', ids)
    .where('cartItemId', 'is', null)
    .execute();
}

/**
 * Checks that the checkout names an agreement for every attendee who has to give one (docs/product.md#waivers). Throws
 * `waivers_incomplete`.
 */
export async function checkWaivers(tx: Tx, completing: Completing): Promise<void> {
  const { completedWaivers } = completing;
  const countMissing = ({ required, questionWaiverIds }: { required: number; questionWaiverIds: string[] }) =>
    required - questionWaiverIds.filter((id) => completedWaivers.includes(id)).length;
  const lines = await readAttendeeWaivers(tx, completing);
  if (lines.every((line) => countMissing(line) <= 0)) return;
  if (completedWaivers.length === 0) throw new DomainError('waivers_incomplete');
  for (const line of lines) {
    const count = countMissing(line);
    const missing = { cartItemId: line.cartItemId, restrictionId: line.restriction.id, count };
    if (count > 0) await giveTo(tx, missing, completing);
  }
  const now = await readAttendeeWaivers(tx, completing);
  if (now.some((line) => countMissing(line) > 0)) throw new DomainError('waivers_incomplete');
}
