import type { Context } from '#backend/context.ts';
import { isCurrent } from '#backend/customers/current-membership.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { invalid, notFound } from '#backend/failure.ts';
import { lockSessions, lockBookings } from '#backend/places/lock-bookings.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import { readMetBefore, signWaivers } from './checks/sign-waivers.ts';
import type { CartChoice, OpenCart } from './choose-cart.ts';
import type { HoldUntil } from './holds/hold-places.ts';
import { checkPlaceLimits, placesAskedFor } from './holds/place-limits.ts';
import { findLines } from './lines/find-lines.ts';
import { holdLines } from './lines/hold-lines.ts';
import { readItems } from './lines/item-rows.ts';
import { type Line, getSessions } from './lines/line.ts';
import { removeRows } from './lines/remove-lines.ts';
import { lockCart, releaseCredit } from './lock-cart.ts';
import type { FieldErrors } from './pricing/field-errors.ts';
import { getCheckTotal, lineErrors } from './pricing/price-rules.ts';

function getVenueId(line: Line): string | null {
  if (line.kind === 'session') return line.found.row.venueId;
  return line.kind === 'bundle' ? line.schedule.venueId : null;
}

interface Replacing {
  cartId: number;
  /** The id of the line to remove. */
  lineId: string;
  /** What takes its place. */
  lines: Line[];
  now: Date;
}

/**
 * Removes the line that an add replaces, before the new places are checked and held. The basket must be locked; it does
 * not count as emptied. Throws `not_found` when the line is not in the basket, or not of the venue of all new lines.
 */
async function removeReplaced(tx: Tx, { cartId, lineId, lines, now }: Replacing): Promise<void> {
  const rows = await readItems(tx, cartId);
  const replaced = rows.find(({ id, parentId }) => id === lineId && parentId === null);
  if (replaced === undefined) throw notFound();
  const { venueId } = replaced;
  if (venueId === null || lines.some((line) => getVenueId(line) !== venueId)) throw notFound();
  const gone = rows.filter(({ id, parentId }) => id === lineId || parentId === lineId);
  const bookingIds = gone.flatMap(({ bookingId }) => bookingId ?? []);
  if (bookingIds.length > 0) await lockBookings(tx, bookingIds);
  await lockSessions(tx, [
    ...gone.flatMap(({ occurrenceId }) => occurrenceId ?? []),
    ...lines.flatMap(getSessions).map(({ id }) => id),
  ]);
  await removeRows(tx, cartId, gone, now);
}

/**
 * Reads which of the memberships named by these lines cover the person of the line. Sends no query when none is named.
 */
async function readCovered(
  db: Db,
  lines: Line[],
  now: Date,
): Promise<(userId: number | null, membershipUserId: number) => boolean> {
  const ids = lines.flatMap(({ item }) => item.membershipUserId ?? []);
  if (ids.length === 0) return () => false;
  const covered = await db
    .selectFrom('membershipUsers as u')
    .innerJoin('memberships as m', 'm.id', 'u.membershipId')
    .where('u.id', 'in', ids)
    .where(isCurrent(now))
    .select(['u.id', 'u.userId'])
    .execute();
  return (userId, membershipUserId) => covered.some((one) => one.id === membershipUserId && one.userId === userId);
}

async function checkRules({ db, clock }: Context, choice: CartChoice, lines: Line[]): Promise<void> {
  const isMet = await readMetBefore(db, lines);
  const isCovered = await readCovered(db, lines, clock.now());
  const errors: FieldErrors = {};
  for (const line of lines) Object.assign(errors, lineErrors(line, { ownerId: choice.userId, isMet, isCovered }));
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function nextSort(tx: Tx, cartId: number): Promise<number> {
  const last = await tx
    .selectFrom('cartItems')
    .where('cartId', '=', cartId)
    .select((row) => row.fn.max('sortBy').as('sortBy'))
    .executeTakeFirst();
  return (last?.sortBy ?? 0) + 1;
}

/** Name of the rows that concurrent adds compete for: a session, or the sessions of a camp or course. */
function getContended([line]: Line[]): string | undefined {
  if (line?.kind === 'session') return `session ${line.found.row.id}`;
  return line?.kind === 'bundle' ? `schedule ${line.schedule.id}` : undefined;
}

/** What to add, and the id of the line it takes the place of. */
export interface AddRequest {
  items: AddItem[];
  replaces?: string | undefined;
}

interface FoundRequest extends AddRequest {
  /** The items as they were found before the transaction. */
  lines: Line[];
}

/** Adds step by step within a transaction, to a basket that is locked. */
export async function addLines(
  tx: Tx,
  context: Context,
  { cart, choice, lines }: { cart: OpenCart; choice: CartChoice; lines: Line[] },
  until: HoldUntil,
): Promise<void> {
  const inside = { ...context, db: tx };
  await checkRules(inside, choice, lines);
  await checkPlaceLimits(tx, context, cart, lines.flatMap(placesAskedFor));
  const firstSort = await nextSort(tx, cart.id);
  await holdLines(context, tx, lines, { ...until, cart, firstSort });
  await getCheckTotal(tx, cart.id);
  await signWaivers(tx, lines, context);
  await releaseCredit(tx, cart.id);
}

/** Adds step by step in one transaction, and removes the line that is replaced in the same one. */
export function addInSteps(
  context: Context,
  choice: CartChoice,
  { items, lines: found, replaces }: FoundRequest,
  until: HoldUntil,
): Promise<OpenCart> {
  return transact(
    context.db,
    async (tx) => {
      const cart = await lockCart(tx, choice);
      if (replaces !== undefined)
        await removeReplaced(tx, { cartId: cart.id, lineId: replaces, lines: found, now: until.now });
      // Found again where places were released: they may be the last of the same session.
      const lines = replaces === undefined ? found : await findLines({ ...context, db: tx }, choice, items);
      await addLines(tx, context, { cart, choice, lines }, until);
      return cart;
    },
    { contended: getContended(found) },
  );
}
