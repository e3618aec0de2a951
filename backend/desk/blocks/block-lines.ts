import type { SessionLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { findOccurrences, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getBookableAction } from '#backend/timetable/summary.ts';

interface Wanted {
  userId: number;
  /** Of different sessions. */
  occurrenceIds: readonly string[];
  /** In each session. */
  places: number;
}

/** Throws `validation_failed` for what is not booked as a block: sessions with tickets, camps and courses, two venues. */
function checkKinds(found: readonly FoundOccurrence[], places: number): void {
  const errors: Record<string, string[]> = {};
  for (const [index, { row }] of found.entries()) {
    if (row.bookingType !== 'classes' && row.bookingType !== 'resources')
      errors[`occurrence_ids.${index}`] = ['Must be a class or a court'];
    else if (row.venueId !== found[0]?.row.venueId) errors[`occurrence_ids.${index}`] = ['Must be of one venue'];
  }
  if (places > 1 && found.some(({ row }) => row.bookingType === 'resources')) errors.places = ['Must be 1 for a court'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws the refusal of a session that cannot be booked at the desk now, by anybody. */
async function checkAllBookable(context: Context, found: readonly FoundOccurrence[]): Promise<void> {
  const [first] = found;
  if (first === undefined) return;
  const rows = found.map(({ row }) => row);
  // Of the session alone: that a club plays on two courts at once is no clash.
  const summaryContext = await getSummaryContext({ ...context, actingUserId: null }, first.scope, rows, 'foh');
  for (const [index, { row, scope }] of found.entries()) {
    const refusal = getRefusal(getBookableAction(row, { ...summaryContext, scope }), index);
    if (refusal !== null) throw refusal;
    if (row.pricingOptionId === null) throw new DomainError('not_bookable', { details: { itemIndex: index } });
  }
}

/**
 * The lines of a block, in the order asked. Throws `not_found` for an unknown session, `validation_failed`,
 * `booking_disabled` for an account that may not book, and the refusals of an add.
 */
export async function findBlockLines(
  context: Context,
  { userId, occurrenceIds, places }: Wanted,
): Promise<SessionLine[]> {
  const { db, clock } = context;
  const found = await findOccurrences(db, occurrenceIds, clock.now());
  if (found.length < occurrenceIds.length) throw notFound();
  checkKinds(found, places);
  if ((await readCustomerFlags(db, userId)).isBarred) throw new DomainError('booking_disabled');
  await checkAllBookable(context, found);
  return found.map((one, index) => ({
    kind: 'session',
    index,
    item: {
      purchasableId: one.row.id,
      purchasableType: 'purchasableOccurrence',
      quantity: places,
      applyBenefit: false,
    },
    forUserId: userId,
    found: one,
    isV2: true,
    ticket: null,
    taxRate: one.taxRate,
  }));
}
