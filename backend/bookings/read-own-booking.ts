import type { Context } from '../context.ts';
import { notFound } from '../failure.ts';
import { findBooking, type BookingRow } from './booking-store.ts';

/** A booking that the caller attends, made, or made for somebody linked; staff see all. Anybody else's is `not_found`. */
export async function readOwnBooking({ db, caller, actingUserId }: Context, wireId: string): Promise<BookingRow> {
  const row = await findBooking(db, wireId);
  const { userId, bookedByUserId } = row;
  if (caller?.isStaff === true) return row;
  const people = [caller?.userId, actingUserId].filter((id) => id != null);
  if (people.some((id) => id === userId || id === bookedByUserId)) return row;
  throw notFound();
}
