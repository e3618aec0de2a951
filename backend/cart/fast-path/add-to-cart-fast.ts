import { addMilliseconds } from 'date-fns/addMilliseconds';
import { min } from 'date-fns/min';
import { checkTicketAge, checkBookable } from '#backend/cart/checks/check-bookable.ts';
import type { CartChoice, OpenCart } from '#backend/cart/choose-cart.ts';
import { type HoldUntil, getPlaces } from '#backend/cart/holds/hold-places.ts';
import { lineValues } from '#backend/cart/holds/hold-session.ts';
import { fitsLimits } from '#backend/cart/holds/place-limits.ts';
import { getStandardAmount, type Line, type SessionLine } from '#backend/cart/lines/line.ts';
import { getStandardPrice, plainPrice } from '#backend/cart/pricing/price-line.ts';
import { maxBasketTotal, lineErrors } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import { notifyChange } from '#backend/db/connection/transact.ts';
import type { Channel } from '#contract/primitives.ts';
import { batchInsertAdds, type PlainAdd } from './batch-insert-adds.ts';
import type { CartSnapshot, CustomerSnapshot } from './read-cart-snapshot.ts';

type CustomerChoice = CartChoice & { userId: number };

interface AddRequest {
  lines: Line[];
  /** Basket and customer, read without locks; undefined where the fast path can't be taken. */
  snapshot: CustomerSnapshot | undefined;
}

/** Whether the line is a session without waivers, questions, extras, a chosen membership or another customer's price. */
function isPlain(line: SessionLine): boolean {
  const { item, found, forUserId } = line;
  const { prePurchaseWaiverId, prePurchaseInductionId, attendeeWaiverId } = found.row;
  const needsPapers =
    prePurchaseWaiverId !== null || prePurchaseInductionId !== null || attendeeWaiverId !== null || found.asksQuestions;
  if (needsPapers || getPlaces(line) > found.row.maximum) return false;
  if (item.membershipUserId !== undefined) return false;
  return forUserId !== null && item.customerReference === undefined && (item.extraOptions ?? []).length === 0;
}

/** Whether the basket can take one more line: no payment is open, it has no places of this session, and it won't cost too much. */
function canTakeOneMore(line: SessionLine, cart: CartSnapshot | null): boolean {
  if (cart === null) return true;
  if (cart.isInUse || cart.occurrenceIds.includes(line.found.row.id)) return false;
  return cart.total + getStandardAmount(line) <= maxBasketTotal;
}

/**
 * Whether the person pays the standard price, and neither has a place in the session nor waits for one. Throws the
 * refusals of an add.
 */
async function isPlainFor(
  context: Context,
  line: SessionLine,
  { channel, ownerId }: { channel: Channel; ownerId: number },
  { customerFlags }: CustomerSnapshot,
): Promise<boolean> {
  const { personal } = await checkBookable(context, { channel }, line, { customerFlags });
  checkTicketAge({ ...line, localDate: line.found.row.localDate }, personal, ownerId);
  if (personal === null || personal.mayPayLess || personal.waitlist.has(line.found.row.id)) return false;
  return !personal.bookings.some(({ occurrenceId }) => occurrenceId === line.found.row.id);
}

/** The row values of the line at its standard price. */
function plainAdd(
  line: SessionLine,
  choice: CustomerChoice,
  cart: CartSnapshot | null,
  { callerId, expiresAt, now, maxHoldMs }: HoldUntil,
): Omit<PlainAdd, 'bookingId'> {
  const { item, found, taxRate, isV2 } = line;
  const { userId, staffUserId, source } = choice;
  return {
    ...lineValues(line, plainPrice({ standardPrice: getStandardPrice(line), quantity: item.quantity, taxRate })),
    occurrenceId: found.row.id,
    places: getPlaces(line),
    expiresAt: (maxHoldMs === undefined ? expiresAt : min([expiresAt, addMilliseconds(now, maxHoldMs)])).toISOString(),
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
 * The fast path of an add: one session at its standard price, checked without locks and written in one statement with
 * the concurrent adds of other people (`backend/db/batching/README.md`). Returns null, having written no line, when the
 * add needs more than that, when the basket changed after the snapshot, or when the places are not free: the caller then
 * adds step by step, which finds the reason. Throws the refusals of an add.
 */
export async function addToCartFast(
  context: Context,
  choice: CartChoice,
  { lines, snapshot }: AddRequest,
  until: HoldUntil,
): Promise<OpenCart | null> {
  const { db } = context;
  const { userId } = choice;
  const [line, ...others] = lines;
  if (userId === null || line?.kind !== 'session' || others.length > 0 || !isPlain(line)) return null;
  if (snapshot === undefined || !canTakeOneMore(line, snapshot.cart)) return null;
  if (!fitsLimits(context, getPlaces(line), snapshot)) return null;
  const { found } = line;
  if (Object.keys(lineErrors(line, { ownerId: userId, isMet: () => false, isCovered: () => false })).length > 0)
    return null;
  const channel = snapshot.cart?.channel ?? choice.channel;
  if (!(await isPlainFor(context, line, { channel, ownerId: userId }, snapshot))) return null;
  const cart = await batchInsertAdds(db, {
    bookingId: context.ids.uuid(),
    ...plainAdd(line, { ...choice, userId }, snapshot.cart, until),
  });
  if (cart !== undefined) notifyChange(db, [found.row.id]);
  return cart ?? null;
}
