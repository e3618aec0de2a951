import { checkBundleStillBookable, type BookableBundle } from '#backend/cart/bundles/check-bundle-bookable.ts';
import { checkTicketAge, checkStillLinked, checkStillBookable } from '#backend/cart/checks/check-bookable.ts';
import { readMetBefore } from '#backend/cart/checks/sign-waivers.ts';
import type { OpenCart } from '#backend/cart/choose-cart.ts';
import { findLine } from '#backend/cart/lines/find-line.ts';
import { isHoldExpired, readItems, type ItemRow } from '#backend/cart/lines/item-rows.ts';
import type { BundleLine, SessionLine } from '#backend/cart/lines/line.ts';
import { readAddItems } from '#backend/cart/lines/read-add-items.ts';
import { releaseCredit } from '#backend/cart/lock-cart.ts';
import { findReturnedUses, returnLapsedUses } from '#backend/cart/pricing/discount-uses.ts';
import { priceBundleAgain, priceSessionAgain } from '#backend/cart/pricing/price-again.ts';
import { lineErrors } from '#backend/cart/pricing/price-rules.ts';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { AddItem } from '#contract/cart/add-item.ts';

/** The context of a transaction. */
type Inside = Context & { db: Tx };

/**
 * Throws where an add would report errors in fields: the line can't be corrected, only removed and added again. The
 * membership of a line does not matter, since any other may give the price.
 */
async function checkFields({ db }: Inside, cart: OpenCart, line: SessionLine | BundleLine): Promise<void> {
  const isMet = await readMetBefore(db, [line]);
  const fields = Object.keys(lineErrors(line, { ownerId: cart.userId, isMet, isCovered: () => true }));
  if (fields.some((field) => field.endsWith('activity_restriction_ids'))) {
    const reason = 'restriction_unmet';
    throw new DomainError(reason, { message: 'Agree to waiver', details: { reason } });
  }
  if (fields.length > 0) throw new DomainError('not_bookable', { details: { reason: 'not_available' } });
}

/** Checks whether an add of this session would be possible now, apart from its places. Throws the refusals of an add. */
async function checkSessionAgain(inside: Inside, cart: OpenCart, line: SessionLine): Promise<void> {
  await checkStillLinked(inside, cart, line.forUserId);
  await checkFields(inside, cart, line);
  const { personal } = await checkStillBookable(inside, cart, line);
  checkTicketAge({ ...line, localDate: line.found.row.localDate }, personal, cart.userId);
}

/** The same for a camp or course. Returns what its price depends on. */
async function checkBundleAgain(inside: Inside, cart: OpenCart, line: BundleLine): Promise<BookableBundle> {
  await checkStillLinked(inside, cart, line.forUserId);
  await checkFields(inside, cart, line);
  return checkBundleStillBookable(inside, cart, line);
}

interface Lapsed {
  row: ItemRow;
  /** What stands below it. */
  children: ItemRow[];
}

/** What is left to do after the lapsed lines of a basket were priced again. */
export interface Repriced {
  /** All lines of the basket as they are now. */
  rows: ItemRow[];
  /** Lines that cost something else than before. */
  cartItemIds: string[];
  /** Why a line cannot be booked any more. The caller throws it when all places can be had. */
  refusal: DomainError | null;
}

const hasDiscount = ({ benefitId, ownedPackageId }: ItemRow) => benefitId !== null || ownedPackageId !== null;

/** The lines whose hold expired, those with a benefit or package first: they take theirs again before others do. */
function findLapsed(rows: ItemRow[], returned: readonly string[], now: Date): Lapsed[] {
  const isLapsed = (row: ItemRow) => isHoldExpired(row, now) || returned.includes(row.bookingId ?? '');
  return rows
    .filter(({ parentId }) => parentId === null)
    .map((row) => ({ row, children: rows.filter(({ parentId }) => parentId === row.id) }))
    .filter(({ row, children }) => [row, ...children].some(isLapsed))
    .sort((a, b) => Number(hasDiscount(b.row)) - Number(hasDiscount(a.row)));
}

/** Checks and prices one line as an add of now. Throws the refusals of an add. */
async function repriceOne(
  inside: Context & { db: Tx },
  cart: OpenCart,
  { row, children }: Lapsed,
  item: AddItem,
): Promise<void> {
  const now = inside.clock.now();
  const request = { index: 0, item, forUserId: row.purchasedForUserId };
  const line = await findLine(inside, request, { ...cart, staffUserId: null });
  if (line.kind === 'session') {
    await checkSessionAgain(inside, cart, line);
    await priceSessionAgain(inside.db, { row, children, line }, now);
  }
  if (line.kind === 'bundle') {
    const bookable = await checkBundleAgain(inside, cart, line);
    await priceBundleAgain(inside.db, { children, line, bookable }, now);
  }
}

/** The refusal of an add, with the line instead of the index of the item; `not_bookable` for what is not sold any more. */
function asRefusal(error: unknown, row: ItemRow): DomainError {
  if (!(error instanceof DomainError)) throw error;
  const { itemIndex: _, ...details } = error.details ?? {};
  const isGone = error.code === 'not_found' || error.code === 'validation_failed';
  return new DomainError(isGone ? 'not_bookable' : error.code, {
    ...(!isGone && { message: error.message }),
    details: { ...details, cartItemIds: [row.id] },
    cause: error,
  });
}

const isRepriced = ({ id, lineTotal }: ItemRow, after: readonly ItemRow[]) =>
  after.some((row) => row.id === id && row.lineTotal !== lineTotal);

/**
 * Prices the lines whose hold expired as an add of now would, because prices are fixed only while held
 * (docs/product.md#holds). The basket must be locked. Credit reserved for another total is released.
 */
export async function repriceLapsed(
  context: Context,
  tx: Tx,
  cart: OpenCart,
  cartItemIds?: readonly string[],
): Promise<Repriced> {
  const now = context.clock.now();
  const isAsked = ({ row }: Lapsed) => cartItemIds === undefined || cartItemIds.includes(row.id);
  const rows = await readItems(tx, cart.id);
  const before = findLapsed(rows, await findReturnedUses(tx, rows), now).filter(isAsked);
  if (before.length === 0) return { rows, cartItemIds: [], refusal: null };
  for (const userId of new Set(before.map(({ row }) => row.purchasedForUserId)))
    await returnLapsedUses(tx, userId, now);
  const items = await readAddItems(
    tx,
    before.flatMap(({ row, children }) => [row, ...children]),
  );
  const refusals: DomainError[] = [];
  for (const [position, lapsed] of before.entries()) {
    const added = items[position];
    if (added === undefined) continue;
    try {
      await repriceOne({ ...context, db: tx }, cart, lapsed, added.item);
    } catch (error) {
      refusals.push(asRefusal(error, lapsed.row));
    }
  }
  const after = await readItems(tx, cart.id);
  const changed = before.filter(({ row, children }) => [row, ...children].some((one) => isRepriced(one, after)));
  if (changed.length > 0) await releaseCredit(tx, cart.id);
  return { rows: after, cartItemIds: changed.map(({ row }) => row.id), refusal: refusals[0] ?? null };
}
