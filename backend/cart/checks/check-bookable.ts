import type { OpenCart } from '#backend/cart/choose-cart.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { refusalOf } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { Refusal } from '#backend/failure.ts';
import { surroundingsOf, type Known } from '#backend/timetable/read-day.ts';
import { bookableActionOf, type Surroundings } from '#backend/timetable/summary.ts';

/** More tickets of a session one has already are welcome. */
function withoutOwnTickets(around: Surroundings, line: Pick<SessionLine, 'found'>): Surroundings {
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
): Promise<Surroundings> {
  const { row, scope } = line.found;
  const details = { itemIndex: line.index, reason: 'not_available' };
  if (line.forUserId === null && !row.allowAnonymousBookings) throw new Refusal('not_bookable', { details });
  const asPerson = { ...context, actingUserId: line.forUserId };
  const around = withoutOwnTickets(await surroundingsOf(asPerson, scope, [row], cart.channel, known), line);
  const refusal = refusalOf(bookableActionOf(row, around), line.index);
  if (refusal !== null) throw refusal;
  return around;
}
