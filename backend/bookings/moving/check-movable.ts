import { parseISO } from 'date-fns/parseISO';
import { cancellationOfBooking } from '#backend/bookings/booking-shape.ts';
import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { DomainError } from '#backend/failure.ts';
import type { Cancellation } from '#contract/bookings/cancellation.ts';

function refuse(row: BookingRow, message: string | null): never {
  const bookingIds = [row.isV2 ? row.id : String(row.v1Id)];
  throw new DomainError('cannot_cancel', { ...(message !== null && { message }), details: { bookingIds } });
}

/**
 * A booking may be moved while it could be cancelled without consequences (docs/product.md#moving-a-booking). Returns
 * what cancelling means now. Throws `cannot_cancel`, `not_bookable`.
 */
export function checkMovable(row: BookingRow, viewed: { now: Date; isStaff: boolean }): Cancellation {
  const cancellation = cancellationOfBooking(row, viewed);
  if (row.status === 'reserved' || !cancellation.canCancel) refuse(row, cancellation.cannotCancelReason);
  const { cutOff } = cancellation;
  const isLate = cutOff !== null && viewed.now >= parseISO(cutOff.utc);
  if (isLate && !viewed.isStaff) refuse(row, 'It is too late to move this booking');
  if (row.bundleId !== null)
    throw new DomainError('not_bookable', {
      message: 'The days of a camp or course cannot be moved, please contact the venue',
      details: { reason: 'not_individually' },
    });
  return cancellation;
}
