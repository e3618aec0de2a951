import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { getSummaryContext, type Known } from '#backend/timetable/read-day.ts';
import { getBookableAction, type SummaryContext } from '#backend/timetable/summary.ts';

/** Leaves out the bookings of a ticketed session itself: having tickets does not prevent buying more. */
function withoutOwnTickets(summaryContext: SummaryContext, line: Pick<SessionLine, 'found'>): SummaryContext {
  const { personal } = summaryContext;
  if (personal === null || line.found.row.bookingType !== 'ticketed') return summaryContext;
  const bookings = personal.bookings.filter(({ occurrenceId }) => occurrenceId !== line.found.row.id);
  return { ...summaryContext, personal: { ...personal, bookings } };
}

/**
 * Applies the booking rule of the timetable to an add: throws the refusal when the person may not book this session now
 * (docs/product.md#adding-items). Returns the context that the rule was applied with.
 */
export async function checkBookable(
  context: Context,
  cart: Pick<OpenCart, 'channel'>,
  line: Pick<SessionLine, 'index' | 'found' | 'forUserId'>,
  known: Known = {},
): Promise<SummaryContext> {
  const { row, scope } = line.found;
  const details = { itemIndex: line.index, reason: 'not_available' };
  if (line.forUserId === null && !row.allowAnonymousBookings) throw new DomainError('not_bookable', { details });
  const asPerson = { ...context, actingUserId: line.forUserId };
  const summaryContext = withoutOwnTickets(await getSummaryContext(asPerson, scope, [row], cart.channel, known), line);
  const refusal = getRefusal(getBookableAction(row, summaryContext), line.index);
  if (refusal !== null) throw refusal;
  return summaryContext;
}
