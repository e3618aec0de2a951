import type { Context } from '../context.ts';
import { notFound } from '../failure.ts';
import { findBooking, readBundle, type BookingRow } from './booking-store.ts';

function isOwn({ caller, actingUserId }: Context, { userId, bookedByUserId }: BookingRow): boolean {
  if (caller?.isStaff === true) return true;
  const people = [caller?.userId, actingUserId].filter((id) => id != null);
  return people.some((id) => id === userId || id === bookedByUserId);
}

/** A booking that the caller attends, made, or made for somebody linked; staff see all. Anybody else's is `not_found`. */
export async function readOwnBooking(context: Context, wireId: string): Promise<BookingRow> {
  const row = await findBooking(context.db, wireId);
  if (!isOwn(context, row)) throw notFound();
  return row;
}

/**
 * The same with the other sessions of its camp or course that are in the same state, by start. A bundle may be named
 * itself; then it is those it has, or those it had.
 */
export async function readOwnBookings(context: Context, wireId: string): Promise<[BookingRow, ...BookingRow[]]> {
  const bundled = await readBundle(context.db, wireId);
  const [named] = bundled.filter(({ status }) => status !== 'cancelled').concat(bundled);
  const row = named ?? (await findBooking(context.db, wireId));
  if (!isOwn(context, row)) throw notFound();
  const all = named === undefined && row.bundleId !== null ? await readBundle(context.db, row.bundleId) : bundled;
  const [first = row, ...others] = all.filter(({ status }) => status === row.status);
  return [first, ...others];
}
