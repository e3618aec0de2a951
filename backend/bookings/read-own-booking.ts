import { checkMayActFor, isStaffWith, type StaffPermission } from '#backend/acting/may-act-for.ts';
import type { Context } from '#backend/context.ts';
import { notFound, DomainError } from '#backend/failure.ts';
import { findBooking, readBundle, type BookingRow } from './booking-store.ts';

function isOwn({ caller, actingUserId }: Context, { userId, bookedByUserId }: BookingRow): boolean {
  const people = [caller?.userId, actingUserId].filter((id) => id != null);
  return people.some((id) => id === userId || id === bookedByUserId);
}

/** Throws `not_found` for a booking that the caller may not see. */
async function checkMayUse(context: Context, row: BookingRow, permission: StaffPermission): Promise<void> {
  if (isOwn(context, row)) return;
  const personId = row.userId ?? row.bookedByUserId;
  if (personId === null) {
    if (isStaffWith(context.caller, permission)) return;
    throw notFound();
  }
  await checkMayActFor(context, personId, permission).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'forbidden' ? notFound() : error;
  });
}

/**
 * A booking that the caller attends, made, or may see for somebody else: linked people, and staff with `permission`.
 * Anybody else's is `not_found`.
 */
export async function readOwnBooking(
  context: Context,
  wireId: string,
  permission: StaffPermission,
): Promise<BookingRow> {
  const row = await findBooking(context.db, wireId);
  await checkMayUse(context, row, permission);
  return row;
}

/**
 * The same, with the other sessions of its camp or course that have the same status, by start. The id may also be that
 * of a bundle.
 */
export async function readOwnBookings(
  context: Context,
  wireId: string,
  permission: StaffPermission,
): Promise<[BookingRow, ...BookingRow[]]> {
  const bundled = await readBundle(context.db, wireId);
  const [named] = bundled.filter(({ status }) => status !== 'cancelled').concat(bundled);
  const row = named ?? (await findBooking(context.db, wireId));
  await checkMayUse(context, row, permission);
  const all = named === undefined && row.bundleId !== null ? await readBundle(context.db, row.bundleId) : bundled;
  const [first = row, ...others] = all.filter(({ status }) => status === row.status);
  return [first, ...others];
}

/** The bookings of a camp or course that somebody booked, by start. Throws `not_found` for somebody else's. */
export async function readOwnBundle(
  context: Context,
  bundleId: string,
  permission: StaffPermission,
): Promise<[BookingRow, ...BookingRow[]]> {
  const [first, ...others] = await readBundle(context.db, bundleId);
  if (first === undefined) throw notFound();
  await checkMayUse(context, first, permission);
  return [first, ...others];
}
