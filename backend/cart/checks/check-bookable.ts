import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { getRefusal } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { getSurroundings, type Known } from '#backend/timetable/read-day.ts';
import { getBookableAction, type SummaryContext } from '#backend/timetable/summary.ts';

/** More tickets of a session one has already are welcome. */
function withoutOwnTickets(around: SummaryContext, line: Pick<SessionLine, 'found'>): SummaryContext {
  const { personal } = around;
  if (personal === null || line.found.row.bookingType !== 'ticketed') return around;
  const bookings = personal.bookings.filter(({ occurrenceId }) => occurrenceId !== line.found.row.id);
  return { ...around, personal: { ...personal, bookings } };
}

/**
 * Asks the timetable's own rule whether the person may book this session now; throws its refusal
 * (docs/product.md#adding-items).
 * Returns what the rule was asked with.
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
  const around = withoutOwnTickets(await getSurroundings(asPerson, scope, [row], cart.channel, known), line);
  const refusal = getRefusal(getBookableAction(row, around), line.index);
  if (refusal !== null) throw refusal;
  return around;
}
