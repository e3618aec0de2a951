import { checkBookable } from '#backend/cart/checks/check-bookable.ts';
import type { CartChoice, OpenCart } from '#backend/cart/choose-cart.ts';
import { lineValues, getStandardPrice } from '#backend/cart/holds/hold-session.ts';
import type { HoldUntil } from '#backend/cart/holds/holding.ts';
import { fitsLimits } from '#backend/cart/holds/place-limits.ts';
import { getPlaces } from '#backend/cart/holds/take-place.ts';
import type { Line, SessionLine } from '#backend/cart/lines/line.ts';
import { plainPrice } from '#backend/cart/pricing/price-line.ts';
import { lineErrors } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { tellChange } from '#backend/db/connection/changed-sessions.ts';
import type { Channel } from '#contract/primitives.ts';
import { batchInsertAdds, type PlainAdd } from './batch-insert-adds.ts';
import type { CartSnapshot, CustomerSnapshot } from './read-cart-snapshot.ts';

type CustomerChoice = CartChoice & { userId: number };

/** What is to be added, and the customer as they were seen before anything else was read of them. */
interface AddRequest {
  lines: Line[];
  seen: CustomerSnapshot | undefined;
}

/** Places of a session that could have them, with nothing to sign, no extras and nobody's special price. */
function isPlain(line: SessionLine): boolean {
  const { item, found, forUserId } = line;
  const { prePurchaseWaiverId, prePurchaseInductionId, attendeeWaiverId } = found.row;
  const isPapered =
    prePurchaseWaiverId !== null || prePurchaseInductionId !== null || attendeeWaiverId !== null || found.asksQuestions;
  if (isPapered || getPlaces(line) > found.row.maximum) return false;
  if (item.membershipUserId !== undefined) return false;
  return forUserId !== null && item.customerReference === undefined && (item.extraOptions ?? []).length === 0;
}

/** Whether the basket can take the line as one more: it isn't being paid, and has no place of this session yet. */
function canTakeOneMore(line: SessionLine, cart: CartSnapshot | null): boolean {
  return cart === null || (!cart.isInUse && !cart.occurrenceIds.includes(line.found.row.id));
}

/** Whether nothing about the person makes the place cheaper, or theirs already. Throws the refusals of an add. */
async function isPlainFor(
  context: Context,
  line: SessionLine,
  channel: Channel,
  { presence: customerFlags }: CustomerSnapshot,
): Promise<boolean> {
  const { personal } = await checkBookable(context, { channel }, line, { presence: customerFlags });
  if (personal === null || personal.mayPayLess || personal.waitlist.has(line.found.row.id)) return false;
  return !personal.bookings.some(({ occurrenceId }) => occurrenceId === line.found.row.id);
}

/** What is to be written for the line, at its plain price. */
function plainAdd(
  line: SessionLine,
  choice: CustomerChoice,
  cart: CartSnapshot | null,
  { callerId, expiresAt, now }: HoldUntil,
): Omit<PlainAdd, 'bookingId'> {
  const { item, found, taxRate, isV2 } = line;
  const { userId, staffUserId, source } = choice;
  return {
    ...lineValues(line, plainPrice({ standardPrice: getStandardPrice(line), quantity: item.quantity, taxRate })),
    occurrenceId: found.row.id,
    places: getPlaces(line),
    expiresAt: expiresAt.toISOString(),
    heldFrom: now.toISOString(),
    userId,
    staffUserId,
    source,
    channel: cart?.channel ?? choice.channel,
    version: cart?.version ?? null,
    bookedByUserId: callerId,
    isV2,
  };
}

/**
 * Adds what most people add, one session at its plain price, in one statement that all who want it at the same moment
 * share: when everybody wants the same swim, the database writes a few times for them all. Null when there is more to do,
 * when the basket changed since it was seen, or when the places can't be had just so: going step by step then finds out
 * what to do. Throws the refusals of an add.
 */
export async function addToCartFast(
  context: Context,
  choice: CartChoice,
  { lines, seen }: AddRequest,
  until: HoldUntil,
): Promise<OpenCart | null> {
  const { db } = context;
  const { userId } = choice;
  const [line, ...others] = lines;
  if (userId === null || line?.kind !== 'session' || others.length > 0 || !isPlain(line)) return null;
  if (seen === undefined || !canTakeOneMore(line, seen.cart)) return null;
  if (!fitsLimits(context, getPlaces(line), seen)) return null;
  const { found } = line;
  if (Object.keys(lineErrors(line, { ownerId: userId, isMet: () => false, isCovered: () => false })).length > 0)
    return null;
  if (!(await isPlainFor(context, line, seen.cart?.channel ?? choice.channel, seen))) return null;
  const cart = await batchInsertAdds(db, {
    bookingId: context.ids.uuid(),
    ...plainAdd(line, { ...choice, userId }, seen.cart, until),
  });
  if (cart !== undefined) tellChange(db, [found.row.id]);
  return cart ?? null;
}
