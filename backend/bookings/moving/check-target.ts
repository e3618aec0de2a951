import type { BookingRow } from '#backend/bookings/booking-store.ts';
import { readMetBefore } from '#backend/cart/checks/sign-waivers.ts';
import { isWaiverMissing } from '#backend/cart/checks/waiver-rule.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getBookableAction } from '#backend/timetable/summary.ts';
import { checkNoPapers } from './check-no-papers.ts';

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
