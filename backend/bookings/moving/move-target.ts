import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { isWaiverMissing } from '#backend/cart/checks/attendee-waivers.ts';
import { readMetBefore } from '#backend/cart/checks/sign-waivers.ts';
import { findTicket } from '#backend/cart/lines/find-goods.ts';
import { type SessionLine, getOption } from '#backend/cart/lines/line.ts';
import { returnLapsedUses } from '#backend/cart/pricing/discount-uses.ts';
import { getStandardPrice, priceLine, type LinePrice } from '#backend/cart/pricing/price-line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, notFound } from '#backend/failure.ts';
import { isAnswerMissing } from '#backend/questions/open-questions.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getBookableAction } from '#backend/timetable/summary.ts';

interface PricingOptions {
  /** Whether a use of a benefit or package may pay. */
  mayUse: boolean;
  now: Date;
}

/**
 * The price of the new session for this person, minor units. Uses that paid for the old one must have been returned.
 */
export async function priceTarget(
  tx: Tx,
  row: BookingRow,
  line: SessionLine,
  { mayUse, now }: PricingOptions,
): Promise<LinePrice> {
  const { found } = line;
  await returnLapsedUses(tx, row.userId, now);
  return priceLine(tx, {
    userId: row.userId,
    categoryId: found.row.categoryId,
    venueId: found.row.venueId,
    pricingOptionId: getOption(line),
    standardPrice: getStandardPrice(line),
    quantity: line.item.quantity,
    taxRate: line.taxRate,
    applyBenefit: mayUse,
    customerReference: null,
    usedOn: localDate(found.row.startsAt, found.scope.timezone),
    now,
  });
}

/**
 * Refuses sessions that need waivers of attendees or answers to questions: in the basket both are completed before the
 * checkout, and a booking that is moved has none. Throws `restriction_unmet`, `not_bookable`.
 */
async function checkNoPapers(tx: Tx, { found, forUserId }: SessionLine): Promise<void> {
  const { id: occurrenceId, scheduleId, attendeeWaiverId } = found.row;
  if (attendeeWaiverId !== null) {
    const { name } = await tx
      .selectFrom('restrictions')
      .where('id', '=', attendeeWaiverId)
      .select('name')
      .executeTakeFirstOrThrow();
    const reason = 'restriction_unmet';
    throw new DomainError(reason, { message: `${name} must be completed before booking`, details: { reason } });
  }
  if (!found.asksQuestions) return;
  if (!(await isAnswerMissing(tx, { occurrenceId, scheduleId }, forUserId))) return;
  const message = 'This session has questions to answer first, please contact the venue';
  throw new DomainError('not_bookable', { message, details: { reason: 'not_available' } });
}

/**
 * Whether a booking of the person conflicts with the new session. The booking that is moved does not, nor do tickets
 * that the person has for the new session.
 */
function counts(occurrenceId: string, row: BookingRow, line: SessionLine): boolean {
  if (occurrenceId === row.occurrenceId) return false;
  return row.ticketId === null || occurrenceId !== line.found.row.id;
}

/**
 * Applies the booking rule of the timetable to the session that a booking is moved to, as if the old one were cancelled
 * already. Throws the refusals of an add, and `restriction_unmet` where a waiver is to be signed first.
 */
export async function checkTarget(tx: Tx, context: Context, row: BookingRow, line: SessionLine): Promise<void> {
  const { found } = line;
  const asPerson = { ...context, db: tx, actingUserId: row.userId };
  const summaryContext = await getSummaryContext(asPerson, found.scope, [found.row], row.channel);
  const { personal } = summaryContext;
  const bookings = (personal?.bookings ?? []).filter(({ occurrenceId }) => counts(occurrenceId, row, line));
  const withoutOld = { ...summaryContext, personal: personal && { ...personal, bookings } };
  const refusal = getRefusal(getBookableAction(found.row, withoutOld));
  if (refusal !== null) throw refusal;
  const isMet = await readMetBefore(tx, [line]);
  if (isWaiverMissing(found.row, { forUserId: row.userId, signed: [], isMet }))
    throw new DomainError('restriction_unmet', {
      message: 'A waiver must be completed before booking',
      details: { reason: 'restriction_unmet' },
    });
  await checkNoPapers(tx, line);
}

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
