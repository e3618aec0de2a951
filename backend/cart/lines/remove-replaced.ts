import type { Tx } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { lockSessions } from '#backend/places/lock-sessions.ts';
import { readItems } from './item-rows.ts';
import { getSessions, type Line } from './line.ts';
import { removeRows } from './remove-lines.ts';

function getVenueId(line: Line): string | null {
  if (line.kind === 'session') return line.found.row.venueId;
  return line.kind === 'bundle' ? line.schedule.venueId : null;
}

interface Replacing {
  cartId: number;
  /** The id of the line to remove. */
  lineId: string;
  /** What takes its place. */
  lines: Line[];
  now: Date;
}

/**
 * Removes the line that an add replaces, before the new places are checked and held. The basket must be locked; it does
 * not count as emptied. Throws `not_found` when the line is not in the basket, or not of the venue of all new lines.
 */
export async function removeReplaced(tx: Tx, { cartId, lineId, lines, now }: Replacing): Promise<void> {
  const rows = await readItems(tx, cartId);
  const replaced = rows.find(({ id, parentId }) => id === lineId && parentId === null);
  if (replaced === undefined) throw notFound();
  const { venueId } = replaced;
  if (venueId === null || lines.some((line) => getVenueId(line) !== venueId)) throw notFound();
  const gone = rows.filter(({ id, parentId }) => id === lineId || parentId === lineId);
  const bookingIds = gone.flatMap(({ bookingId }) => bookingId ?? []);
  if (bookingIds.length > 0) await lockBookings(tx, bookingIds);
  await lockSessions(tx, [
    ...gone.flatMap(({ occurrenceId }) => occurrenceId ?? []),
    ...lines.flatMap(getSessions).map(({ id }) => id),
  ]);
  await removeRows(tx, cartId, gone, now);
}
