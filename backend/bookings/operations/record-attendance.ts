import { recordAudit } from '#backend/audit/record-audit.ts';
import { getBooking } from '#backend/bookings/booking-shape.ts';
import { findBookings, readBookings } from '#backend/bookings/booking-store.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { lockBookings } from '#backend/places/lock-bookings.ts';
import { recordAttendanceEndpoint } from '#contract/bookings/attendance.ts';

/** Writes down who came, and an audit event for each booking that this changes. */
async function record(tx: Tx, context: Context, ids: readonly string[], attended: boolean | null): Promise<void> {
  const bookings = await lockBookings(tx, ids);
  if (bookings.some(({ status }) => status !== 'settled'))
    throw new DomainError('not_bookable', { message: 'Only settled bookings have attendance' });
  const changed = bookings.filter((booking) => booking.attended !== attended);
  if (changed.length === 0) return;
  await tx
    .updateTable('bookings')
    .set({ attended, attendanceRecordedAt: attended === null ? null : context.clock.now() })
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  for (const { id } of changed) {
    const details = { attended };
    await recordAudit(tx, context, { action: 'attendance_recorded', subjectType: 'booking', subjectId: id, details });
  }
}

const attendance = { attended: true, absent: false, unrecorded: null } as const;

/**
 * Records for settled bookings whether their people came, all or none (docs/product.md#bookings). Throws `not_found`
 * and `not_bookable`.
 */
export const recordAttendance = operation(recordAttendanceEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const found = await findBookings(db, [...new Set(body.bookingIds)]);
  const ids = found.map(({ id }) => id);
  const rows = await transact(db, async (tx) => {
    await record(tx, context, ids, attendance[body.status]);
    return readBookings(tx, ids);
  });
  return { data: rows.map((row) => getBooking(row, { now: clock.now(), isStaff: true })) };
});
