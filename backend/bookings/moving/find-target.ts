import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { findTicket } from '#backend/cart/lines/find-ticket.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';

function refuse(): never {
  throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
}

/** The same kind of ticket in another session; null for a booking without tickets. */
async function findSameTicket(db: Db, ticketId: string | null, scheduleId: string) {
  if (ticketId === null) return null;
  const { pricingOptionId } = await db
    .selectFrom('tickets')
    .where('id', '=', ticketId)
    .select('pricingOptionId')
    .executeTakeFirstOrThrow();
  return (await findTicket(db, scheduleId, { pricingOptionId })) ?? refuse();
}

/**
 * The line that would buy the same places in another session of the same activity. Throws `not_found`,
 * `already_booked` for the session that it is in already, `not_bookable` for one that it cannot be moved to.
 */
export async function findTarget(
  db: Db,
  row: BookingRow,
  occurrenceId: number | string,
  now: Date,
): Promise<SessionLine> {
  const found = await findOccurrence(db, occurrenceId, now);
  if (found.row.id === row.occurrenceId) throw new DomainError('already_booked');
  if (found.row.categoryId !== row.categoryId || found.row.bookingType !== row.bookingType) refuse();
  const ticket = await findSameTicket(db, row.ticketId, found.row.scheduleId);
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
