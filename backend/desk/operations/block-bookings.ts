import { addMinutes } from 'date-fns/addMinutes';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { holdSession } from '#backend/cart/holds/hold-session.ts';
import { readItems } from '#backend/cart/lines/item-rows.ts';
import type { SessionLine } from '#backend/cart/lines/line.ts';
import { lockCart, releaseCredit } from '#backend/cart/lock-cart.ts';
import { getCheckTotal, getRefusal } from '#backend/cart/pricing/price-rules.ts';
import { readCart } from '#backend/cart/read-cart.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Tx } from '#backend/db/schema.ts';
import { selectBlocks, showBlocks, isRunning } from '#backend/desk/blocks/read-blocks.ts';
import { chooseDeskCart } from '#backend/desk/sale/desk-cart.ts';
import { DomainError, invalid, notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { readCustomerFlags } from '#backend/timetable/customer-flags.ts';
import { findOccurrences, type FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { getSummaryContext } from '#backend/timetable/read-day.ts';
import { getBookableAction } from '#backend/timetable/summary.ts';
import { findDeskVenue } from '#backend/venues/find-desk-venue.ts';
import { createBlockBookingEndpoint, listBlockBookingsEndpoint } from '#contract/desk/block-bookings.ts';

/** What groups and clubs have booked at a venue and is not over, the newest first (docs/product.md#block-bookings). Throws `not_found`. */
export const listBlockBookings = operation(listBlockBookingsEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const now = clock.now();
  const venue = await findDeskVenue(context, query.venue);
  const { userId } = query;
  const chosen = selectBlocks(db)
    .where('k.venueId', '=', venue.id)
    .where(isRunning(now))
    .$if(userId !== undefined, (blocks) => blocks.where('k.userId', '=', userId ?? 0))
    .orderBy('k.createdAt', 'desc')
    .orderBy('k.id');
  const { rows, total } = await readPage(chosen, query);
  return { data: await showBlocks(db, rows, now), pagination: getPagination({ ...query, count: rows.length, total }) };
});

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
async function findBlockLines(context: Context, { userId, occurrenceIds, places }: Wanted): Promise<SessionLine[]> {
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

interface Block {
  id: string;
  cart: OpenCart;
  lines: readonly SessionLine[];
  callerId: number;
}

/**
 * Holds the places of all sessions of a block and writes them into the basket, which must be locked. Sessions are taken in
 * the order of their ids, so that two blocks cannot deadlock. Throws the refusals of an add.
 */
async function holdBlock(tx: Tx, context: Context, { id, cart, lines, callerId }: Block): Promise<void> {
  const now = context.clock.now();
  const before = await readItems(tx, cart.id);
  const firstSort = Math.max(0, ...before.map(({ sortBy }) => sortBy)) + 1;
  const holding = { cart, callerId, now, expiresAt: addMinutes(now, context.config.holdMinutes), maxHoldMs: undefined };
  for (const line of lines.toSorted((a, b) => (a.found.row.id < b.found.row.id ? -1 : 1)))
    await holdSession(tx, line, { ...holding, sortBy: firstSort + line.index });
  const known = new Set(before.map((row) => row.id));
  const bookingIds = (await readItems(tx, cart.id)).flatMap((row) =>
    known.has(row.id) || row.bookingId === null ? [] : [row.bookingId],
  );
  await tx.updateTable('bookings').set({ blockBookingId: id }).where('id', 'in', bookingIds).execute();
  await getCheckTotal(tx, cart.id);
  await releaseCredit(tx, cart.id);
}

/**
 * Puts places or courts in several sessions into the sale of a group's or club's account, all or none; they are booked by
 * paying for the sale (docs/product.md#block-bookings). Throws the refusals of an add.
 */
export const createBlockBooking = operation(createBlockBookingEndpoint, async ({ body }, context) => {
  const { db, clock, caller } = context;
  const { selectedUserId: userId, name, places } = body;
  if (caller === null) throw new DomainError('unauthenticated');
  if (userId === caller.userId) throw invalid({ selected_user_id: ['Must be a customer'] });
  const occurrenceIds = [...new Set(body.occurrenceIds)];
  const data = await transact(db, async (tx) => {
    const inside = { ...context, db: tx };
    const cart = await lockCart(tx, chooseDeskCart(caller, userId));
    const lines = await findBlockLines(inside, { userId, occurrenceIds, places });
    const venueId = lines[0]?.found.row.venueId;
    if (venueId === undefined) throw notFound();
    const block = { name, userId, venueId, createdBy: caller.userId, createdAt: clock.now() };
    const { id } = await tx.insertInto('blockBookings').values(block).returning('id').executeTakeFirstOrThrow();
    await holdBlock(tx, inside, { id, cart, lines, callerId: caller.userId });
    const details = { sessions: lines.length, places };
    await recordAudit(tx, context, { action: 'block_held', subjectType: 'block_booking', subjectId: id, details });
    const [blockBooking] = await showBlocks(tx, await selectBlocks(tx).where('k.id', '=', id).execute(), clock.now());
    if (blockBooking === undefined) throw notFound();
    return { blockBooking, cart: await readCart(inside, tx, cart) };
  });
  return { data };
});
