import type { ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { isCounted } from './line-waivers.ts';

interface Signer {
  forUserId: number | null;
  /** Waivers agreed to with this add. */
  signed: readonly string[];
  /** Whether a person has signed that waiver, or done that induction, before. */
  isMet: (userId: number | null, restrictionId: string) => boolean;
}

/** Whether a session's waiver has still to be agreed to. With the criteria `any`, a completed induction is enough. */
export function isWaiverMissing(row: OccurrenceRow, { forUserId, signed, isMet }: Signer): boolean {
  const { prePurchaseWaiverId: waiver, prePurchaseInductionId: induction, restrictionCriteria } = row;
  if (waiver === null || signed.includes(waiver) || isMet(forUserId, waiver)) return false;
  return !(restrictionCriteria === 'any' && induction !== null && isMet(forUserId, induction));
}

/** A waiver that a line asks for, and the agreements that count for it. */
type AttendeeWaivers = Cart['attendeeWaivers'][number] & { questionWaiverIds: string[] };

interface RequiredWaiver {
  cartItemId: string;
  restrictionId: string;
  /** One for each place. */
  required: number;
}

/** The waivers that attendees have to agree to, by line. A camp or course asks once for all its sessions. */
export function getRequiredWaivers(rows: readonly ItemRow[]): RequiredWaiver[] {
  const byLine = new Map<string, RequiredWaiver>();
  for (const { id, parentId, attendeeWaiverId: restrictionId, quantity, attendees } of rows) {
    if (restrictionId === null) continue;
    const cartItemId = parentId ?? id;
    byLine.set(`${cartItemId} ${restrictionId}`, { cartItemId, restrictionId, required: quantity * (attendees ?? 1) });
  }
  return [...byLine.values()];
}

interface Signing {
  /** The basket's owner, who agrees for the attendees; null at the counter. */
  userId: number | null;
  rows: readonly ItemRow[];
  now: Date;
}

/** The agreements that count for these lines, the newest first, each attendee of a line once. */
async function readCounted(db: Db, lineIds: readonly string[], { userId, now }: Signing) {
  const found = await db
    .selectFrom('questionWaivers as w')
    .innerJoin('restrictions as r', 'r.id', 'w.restrictionId')
    .innerJoin('attendees as a', 'a.id', 'w.attendeeId')
    .where('w.cartItemId', 'in', lineIds)
    .where('a.ownerUserId', 'is not distinct from', userId)
    .where(isCounted(now))
    .orderBy('w.agreedAt', 'desc')
    .orderBy('w.id')
    .select(['w.id', 'w.cartItemId', 'w.restrictionId', 'w.attendeeId'])
    .execute();
  const name = (one: (typeof found)[number]) => [one.cartItemId, one.restrictionId, one.attendeeId].join(' ');
  return [...new Map(found.toReversed().map((one) => [name(one), one])).values()].toReversed();
}

/**
 * The waivers that each attendee of these lines has to agree to before checkout, and the agreements there are
 * (docs/product.md#waivers). Reads nothing where no session asks for one.
 */
export async function readAttendeeWaivers(db: Db, signing: Signing): Promise<AttendeeWaivers[]> {
  const lines = getRequiredWaivers(signing.rows);
  if (lines.length === 0) return [];
  const [restrictions, counted] = await Promise.all([
    db
      .selectFrom('restrictions')
      .where(
        'id',
        'in',
        lines.map(({ restrictionId }) => restrictionId),
      )
      .select(['id', 'name', 'type'])
      .execute(),
    readCounted(
      db,
      lines.map(({ cartItemId }) => cartItemId),
      signing,
    ),
  ]);
  return lines.flatMap(({ cartItemId, restrictionId, required }) => {
    const restriction = restrictions.find(({ id }) => id === restrictionId);
    if (restriction === undefined) return [];
    const agreed = counted.filter((one) => one.cartItemId === cartItemId && one.restrictionId === restrictionId);
    const completed = Math.min(agreed.length, required);
    return [{ cartItemId, restriction, required, completed, questionWaiverIds: agreed.map(({ id }) => id) }];
  });
}
