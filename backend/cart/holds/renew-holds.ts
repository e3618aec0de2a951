import { findOversold } from '#backend/cart/bundles/extra-stock.ts';
import { isHoldExpired, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { Tx } from '#backend/db/schema.ts';
import { reservePlacesAgain } from '#backend/places/reserve-again.ts';

interface Again {
  /** All lines of the basket. */
  rows: ItemRow[];
  /** The sessions to hold. */
  sessions: ItemRow[];
  expiresAt: Date;
  /** Milliseconds for which one person may hold places of one session in a day; undefined for staff. */
  maxHoldMs: number | undefined;
  now: Date;
}

const byOccurrence = (a: ItemRow, b: ItemRow) => ((a.occurrenceId ?? '') < (b.occurrenceId ?? '') ? -1 : 1);

/** An expired hold cannot be renewed once the session has begun. */
async function isTaken(tx: Tx, row: ItemRow, { expiresAt, maxHoldMs, now }: Again): Promise<boolean> {
  const { bookingId, startsAt } = row;
  if (bookingId === null) return true;
  if (isHoldExpired(row, now) && startsAt !== null && startsAt <= now) return false;
  const reservation = await reservePlacesAgain(tx, { bookingId, expiresAt, maxHoldMs }, now);
  return reservation.taken && (reservation.booking.expiresAt === null || reservation.booking.expiresAt > now);
}

/**
 * Extends the holds of sessions, reserves places again where a hold expired, and checks the stock of camp and course
 * extras. Returns the ids of the lines that cannot be held; the caller must then roll back.
 */
export async function renewHolds(tx: Tx, again: Again): Promise<string[]> {
  const { rows, sessions, now } = again;
  const lost = new Set<string>();
  for (const row of [...sessions].sort(byOccurrence)) {
    if (!(await isTaken(tx, row, again))) lost.add(row.parentId ?? row.id);
  }
  const touched = new Set(sessions.map(({ parentId }) => parentId));
  const bundles = rows.filter(({ id, bundleId }) => bundleId !== null && touched.has(id));
  const oversold = await findOversold(
    tx,
    bundles.flatMap(({ bundleId }) => bundleId ?? []),
    now,
  );
  for (const { id, bundleId } of bundles) if (bundleId !== null && oversold.includes(bundleId)) lost.add(id);
  return [...lost];
}
