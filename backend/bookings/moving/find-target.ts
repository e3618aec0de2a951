import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { findTicket } from '#backend/cart/lines/find-ticket.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';

function refuse(): never {
  throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
}

/** The same kind of ticket in another session; null for a booking without tickets. */
async function findSameTicket(tx: Tx, ticketId: string | null, scheduleId: string) {
  if (ticketId === null) return null;
  const { pricingOptionId } = await tx
    .selectFrom('tickets')
    .where('id', '=', ticketId)
    .select('pricingOptionId')
    .executeTakeFirstOrThrow();
  return (await findTicket(tx, scheduleId, { pricingOptionId })) ?? refuse();
}

/**
 * The line that would buy the same places in another session of the same activity. Both must be locked, and the booking
 * read under the lock. Throws `not_found`, `already_booked` for the session that it is in already, `not_bookable` for one
 * that it cannot be moved to.
 */
export async function findTarget(tx: Tx, row: BookingRow, occurrenceId: string, now: Date): Promise<SessionLine> {
  const [found] = await findOccurrences(tx, [occurrenceId], now);
  if (found === undefined) throw notFound();
  if (found.row.id === row.occurrenceId) throw new DomainError('already_booked');
  if (found.row.categoryId !== row.categoryId || found.row.bookingType !== row.bookingType) refuse();
  const ticket = await findSameTicket(tx, row.ticketId, found.row.scheduleId);
  return {
    kind: 'session',
    index: 0,
    item: {
      purchasableId: found.row.id,
      purchasableType: 'purchasableOccurrence',
      quantity: row.places / (ticket?.attendees ?? 1),
      applyBenefit: true,
    },
    forUserId: row.userId,
    found,
    isV2: row.isV2,
    ticket,
    taxRate: ticket?.taxRate ?? found.taxRate,
  };
}
