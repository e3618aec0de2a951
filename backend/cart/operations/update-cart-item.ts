import { addMinutes } from 'date-fns/addMinutes';
import { checkMayActFor } from '#backend/acting/may-act-for.ts';
import { bundleOfPart, updateBundlePart } from '#backend/cart/bundles/update-bundle-part.ts';
import { changeCart } from '#backend/cart/change-cart.ts';
import { isWaiverMissing } from '#backend/cart/checks/attendee-waivers.ts';
import { checkTicketAge, checkStillLinked, checkBookable } from '#backend/cart/checks/check-bookable.ts';
import { eraseLineWaivers } from '#backend/cart/checks/line-waivers.ts';
import { recordAgreements } from '#backend/cart/checks/sign-waivers.ts';
import { chooseCart, type OpenCart } from '#backend/cart/choose-cart.ts';
import { checkPlaceLimits, getMaxHoldMs, type MorePlaces } from '#backend/cart/holds/place-limits.ts';
import { readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import { getCheckTotal, maxBasketTotal, tooMuchText } from '#backend/cart/pricing/price-rules.ts';
import { repriceLine } from '#backend/cart/pricing/reprice-line.ts';
import type { Context } from '#backend/context.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { changePlaces } from '#backend/places/change-places.ts';
import { eraseBookingAnswers } from '#backend/questions/store-answers.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import type { OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { readMetRestrictions } from '#backend/timetable/personal.ts';
import { updateCartItemEndpoint } from '#contract/cart/cart.ts';

interface NewPerson {
  userId: number | null;
  /** Waivers agreed to for this person with the change. */
  signed: readonly string[];
}

/** An agreement of the person before does not count: each agrees anew (docs/product.md#waivers). */
async function checkWaiver(tx: Tx, session: OccurrenceRow, { userId, signed }: NewPerson): Promise<void> {
  const ids = [session.prePurchaseWaiverId, session.prePurchaseInductionId].filter((id) => id !== null);
  const met = userId === null ? new Set<string>() : await readMetRestrictions(tx, userId, ids);
  const signer = { forUserId: userId, signed, isMet: (_: number | null, id: string) => met.has(id) };
  if (isWaiverMissing(session, signer)) throw invalid({ 'options.activity_restriction_ids': ['Agree to waiver'] });
}

/**
 * A place already held may go to another person who could book the session. Records the waiver agreed to for them. Throws
 * what adding throws.
 */
async function checkNewPerson(
  context: Context,
  tx: Tx,
  { cart, row, person }: { cart: OpenCart; row: ItemRow; person: NewPerson },
): Promise<void> {
  const { userId, signed } = person;
  if (row.occurrenceId === null || userId === row.purchasedForUserId) return;
  const found = await findOccurrence(tx, row.occurrenceId, context.clock.now());
  await checkWaiver(tx, found.row, person);
  const line = { index: 0, found, forUserId: userId };
  await checkBookable({ ...context, db: tx }, cart, line).catch((error: unknown) => {
    if (!(error instanceof DomainError && error.code === 'session_full')) throw error;
  });
  if (userId === null) return;
  if (row.ticketId !== null) {
    const { dateOfBirth } = await readCustomerFlags(tx, userId);
    checkTicketAge({ ...line, ticket: row, localDate: found.row.localDate }, { dateOfBirth }, cart.userId);
  }
  const { prePurchaseWaiverId: restrictionId } = found.row;
  if (restrictionId !== null && signed.includes(restrictionId)) {
    await recordAgreements(tx, [{ restrictionId, userId }], context);
  }
}

function checkQuantity(row: ItemRow, quantity: number, isForAnother: boolean): void {
  if (row.maxQuantity !== null && quantity > row.maxQuantity) {
    throw invalid({ 'options.quantity': [`Must be at most ${row.maxQuantity}`] });
  }
  if (row.standardPrice * quantity > maxBasketTotal) throw invalid({ 'options.quantity': [tooMuchText] });
  if (isForAnother && quantity > 1) {
    throw invalid({ 'options.quantity': ['Must be 1 when booking for another person'] });
  }
}

interface Hold {
  quantity: number;
  userId: number | null;
  expiresAt: Date;
  maxHoldMs: number | undefined;
  now: Date;
}

/** What the line has more of than before: places for the same person, or all of them for another. */
function morePlaces(row: ItemRow, { quantity, userId }: Pick<Hold, 'quantity' | 'userId'>): MorePlaces[] {
  const { occurrenceId, attendees } = row;
  if (occurrenceId === null || quantity <= row.quantity) return [];
  return [{ occurrenceId, userId, places: (quantity - row.quantity) * (attendees ?? 1) }];
}

async function changePerson(tx: Tx, id: string, bookingId: string, userId: number | null): Promise<void> {
  try {
    await tx.updateTable('bookings').set({ userId }).where('id', '=', bookingId).execute();
    await eraseBookingAnswers(tx, [bookingId]);
    await eraseLineWaivers(tx, [id]);
  } catch (error) {
    throw isUniqueViolation(error, 'bookings_one_per_person') ? new DomainError('already_booked') : error;
  }
}

async function changeHold(tx: Tx, row: ItemRow, { quantity, userId, ...until }: Hold): Promise<void> {
  if (row.bookingId === null) return;
  if (quantity !== row.quantity) {
    const places = quantity * (row.attendees ?? 1);
    const change = await changePlaces(tx, { bookingId: row.bookingId, places, ...until }, until.now);
    if (!change.taken) throw new DomainError(change.reason);
  }
  if (userId !== row.purchasedForUserId) {
    await changePerson(tx, row.id, row.bookingId, userId);
  }
}

/**
 * Changes how many, or for whom. Going up renews the line's hold. Throws `session_full`, `hold_expired`,
 * `validation_failed`, `too_many_places`, and for another person what adding throws.
 */
export const updateCartItem = operation(updateCartItemEndpoint, async ({ params, body }, context) => {
  const { clock, config } = context;
  const { options } = body;
  const choice = chooseCart(context, body);
  if (options.purchasedForUserId !== undefined) await checkMayActFor(context, options.purchasedForUserId, 'sell');
  const data = await changeCart(context, choice, async (tx, cart) => {
    const rows = await readItems(tx, cart.id);
    const row = rows.find(({ id }) => id === params.cartItemId);
    if (row === undefined) throw notFound();
    const bundle = bundleOfPart(rows, row);
    if (bundle !== undefined) return updateBundlePart(tx, { bundle, row, options, now: clock.now() });
    const quantity = options.quantity ?? row.quantity;
    const userId = options.purchasedForUserId ?? row.purchasedForUserId;
    await checkStillLinked({ ...context, db: tx }, cart, userId);
    checkQuantity(row, quantity, userId !== null && cart.userId !== null && userId !== cart.userId);
    const person = { userId, signed: options.activityRestrictionIds ?? [] };
    await checkNewPerson(context, tx, { cart, row, person });
    await checkPlaceLimits(tx, context, cart, morePlaces(row, { quantity, userId }));
    const now = clock.now();
    const expiresAt = addMinutes(now, config.holdMinutes);
    await changeHold(tx, row, { quantity, userId, expiresAt, maxHoldMs: getMaxHoldMs(context), now });
    await repriceLine(tx, row, { quantity, userId, applyBenefit: row.applyBenefit }, now);
    if (quantity > row.quantity) await getCheckTotal(tx, cart.id);
  });
  return { data, message: 'Successfully updated item in the basket.' };
});
