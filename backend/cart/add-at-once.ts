import type { Context } from '../context.ts';
import { tellChange } from '../db/changed-sessions.ts';
import { checkBookable } from './check-bookable.ts';
import type { CartChoice, OpenCart } from './choose-cart.ts';
import { lineValues, standardPriceOf } from './hold-session.ts';
import type { HoldUntil } from './holding.ts';
import type { Line, SessionLine } from './line.ts';
import { lookAtCart, type SeenCart } from './look-at-cart.ts';
import { plainPrice } from './price-line.ts';
import { lineErrors } from './rules.ts';
import { placesOf } from './take-place.ts';
import { writeTogether, type PlainAdd } from './write-together.ts';

type CustomerChoice = CartChoice & { userId: number };

/** Places of a session that could have them, with nothing to sign, no extras and nobody's special price. */
function isPlain(line: SessionLine): boolean {
  const { item, found, forUserId } = line;
  const { prePurchaseWaiverId, prePurchaseInductionId } = found.row;
  const isPapered = prePurchaseWaiverId !== null || prePurchaseInductionId !== null;
  if (isPapered || placesOf(line) > found.row.maximum) return false;
  return forUserId !== null && item.customerReference === undefined && (item.extraOptions ?? []).length === 0;
}

/** Whether nothing about the person makes the place cheaper, or theirs already. Throws the refusals of API 2.8. */
async function isPlainFor(context: Context, line: SessionLine, channel: CartChoice['channel']): Promise<boolean> {
  const { personal } = await checkBookable(context, { channel }, line);
  if (personal === null || personal.mayPayLess || personal.waitlist.has(line.found.row.id)) return false;
  return !personal.bookings.some(({ occurrenceId }) => occurrenceId === line.found.row.id);
}

/** What is to be written for the line, at its plain price. */
function plainAdd(line: SessionLine, choice: CustomerChoice, seen: SeenCart | undefined, { callerId, expiresAt }: HoldUntil): Omit<PlainAdd, 'bookingId'> {
  const { item, found, taxRate, isV2 } = line;
  const { userId, staffUserId, source } = choice;
  return {
    ...lineValues(line, plainPrice({ standardPrice: standardPriceOf(line), quantity: item.quantity, taxRate })),
    occurrenceId: found.row.id,
    places: placesOf(line),
    expiresAt: expiresAt.toISOString(),
    userId,
    staffUserId,
    source,
    channel: seen?.channel ?? choice.channel,
    version: seen?.version ?? null,
    bookedByUserId: callerId,
    isV2,
  };
}

/**
 * Adds what most people add, one session at its plain price, in one statement that all who want it at the same moment
 * share: when everybody wants the same swim, the database writes a few times for them all. Null when there is more to do,
 * when the basket changed meanwhile, or when the places can't be had just so: going step by step then finds out what to
 * do. Throws the refusals of API 2.8.
 */
export async function addAtOnce(context: Context, choice: CartChoice, lines: Line[], until: HoldUntil): Promise<OpenCart | null> {
  const { db } = context;
  const { userId, source } = choice;
  const [line, ...others] = lines;
  if (userId === null || line?.kind !== 'session' || others.length > 0 || !isPlain(line)) return null;
  const { found } = line;
  if (Object.keys(lineErrors(line, { ownerId: userId, isMet: () => false })).length > 0) return null;
  // The basket first: what is read afterwards is at least as new as the version seen.
  const seen = await lookAtCart(db, { userId, source, occurrenceId: found.row.id });
  if (seen?.needsCare === true || !(await isPlainFor(context, line, seen?.channel ?? choice.channel))) return null;
  const cart = await writeTogether(db, { bookingId: context.ids.uuid(), ...plainAdd(line, { ...choice, userId }, seen, until) });
  if (cart !== undefined) tellChange(db, [found.row.id]);
  return cart ?? null;
}
