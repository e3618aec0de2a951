import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { isHoldExpired, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Db } from '#backend/db/schema.ts';
import { moment } from '#backend/serialize/moment.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import { selectOccurrences } from '#backend/timetable/occurrence-row.ts';
import type { Lapsed } from '#contract/cart/cart-items.ts';
import type { Channel } from '#contract/primitives.ts';

/** How many later sessions are looked at for one with places. */
const lookedAt = 40;

interface LapsedOptions {
  channel: Channel;
  now: Date;
}

/** The first session of the same series that still has places; null when none of the next ones has. */
async function findNextFree(db: Db, row: ItemRow, { channel, now }: LapsedOptions): Promise<Lapsed['nextFree']> {
  const { scheduleId, timezone } = row;
  if (scheduleId === null || timezone === null) return null;
  const later = await selectOccurrences(db, now)
    .innerJoin('categories as c', 'c.id', 'o.categoryId')
    .where('o.scheduleId', '=', scheduleId)
    .where('o.startsAt', '>', now)
    .where('o.status', '!=', 'cancelled')
    .orderBy('o.startsAt')
    .limit(lookedAt)
    .select('c.slug as categorySlug')
    .execute();
  const places = row.quantity * (row.attendees ?? 1);
  const free = later.find((one) => getCapacity(one, channel).available >= places);
  if (free === undefined) return null;
  return { id: free.id, startsAt: moment(free.startsAt, timezone), activitySlug: free.categorySlug };
}

/**
 * What can be done about the sessions of a basket whose hold ran out, by booking: places left, and the next free
 * session where they are too few. Sends no query while all are held.
 */
export async function readLapsed(
  db: Db,
  rows: readonly ItemRow[],
  { channel, now }: Pick<OpenCart, 'channel'> & { now: Date },
): Promise<ReadonlyMap<string, Lapsed>> {
  const lapsed = rows.filter((row) => row.occurrenceId !== null && isHoldExpired(row, now));
  if (lapsed.length === 0) return new Map();
  const ids = lapsed.flatMap(({ occurrenceId }) => occurrenceId ?? []);
  const sessions = await selectOccurrences(db, now).where('o.id', 'in', ids).execute();
  const found = new Map<string, Lapsed>();
  for (const row of lapsed) {
    const session = sessions.find(({ id }) => id === row.occurrenceId);
    if (session === undefined || row.bookingId === null) continue;
    const isOver = session.startsAt <= now || session.status === 'cancelled';
    const placesLeft = isOver ? 0 : getCapacity(session, channel).available;
    const isEnough = placesLeft >= row.quantity * (row.attendees ?? 1);
    const isAlone = row.parentId === null;
    const nextFree = isEnough || !isAlone ? null : await findNextFree(db, row, { channel, now });
    found.set(row.bookingId, { canHold: isEnough, placesLeft, nextFree });
  }
  return found;
}
