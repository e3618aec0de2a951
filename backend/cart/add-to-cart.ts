import { addMinutes } from 'date-fns/addMinutes';
import type { Context } from '#backend/context.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { readMetBefore, signWaivers } from './checks/sign-waivers.ts';
import type { CartChoice, OpenCart } from './choose-cart.ts';
import { addToCartFast } from './fast-path/add-to-cart-fast.ts';
import { readCartSnapshot, type CustomerSnapshot } from './fast-path/read-cart-snapshot.ts';
import type { HoldUntil } from './holds/holding.ts';
import { checkPlaceLimits, getMaxHoldMs, placesAskedFor } from './holds/place-limits.ts';
import { findLine } from './lines/find-line.ts';
import { holdLines } from './lines/hold-lines.ts';
import type { Line } from './lines/line.ts';
import { lockCart, releaseCredit } from './lock-cart.ts';
import { getCheckTotal } from './pricing/basket-total.ts';
import type { FieldErrors } from './pricing/field-errors.ts';
import { limitReferences } from './pricing/limit-references.ts';
import { lineErrors } from './pricing/price-rules.ts';
import { readCovered } from './pricing/read-covered.ts';
import { readCart } from './read-cart.ts';

function forWhom(item: AddItem, { actingUserId }: Context, { userId }: CartChoice): number | null {
  return item.purchasedForUserId ?? (userId === null ? null : actingUserId);
}

async function findLines(context: Context, choice: CartChoice, items: AddItem[]): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [index, item] of items.entries()) {
    const forUserId = forWhom(item, context, choice);
    if (item.purchasedForUserId !== undefined) await checkMayActFor(context, item.purchasedForUserId, 'sell');
    lines.push(await findLine(context, { index, item, forUserId }, choice));
  }
  return lines;
}

/** Reads what the fast path needs to know of the customer; undefined where it can't be taken: several items, or nobody known. */
async function readSnapshot(
  context: Context,
  choice: CartChoice,
  items: AddItem[],
): Promise<CustomerSnapshot | undefined> {
  const { userId, source } = choice;
  const [item, ...others] = items;
  const forUserId = item === undefined ? null : forWhom(item, context, choice);
  if (userId === null || forUserId === null || others.length > 0) return undefined;
  return readCartSnapshot(context.db, { userId, source, forUserId });
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

/** Adds step by step in one transaction. */
function addInSteps(context: Context, choice: CartChoice, lines: Line[], until: HoldUntil): Promise<OpenCart> {
  return transact(
    context.db,
    async (tx) => {
      const cart = await lockCart(tx, choice);
      await checkRules({ ...context, db: tx }, choice, lines);
      await checkPlaceLimits(tx, context, cart, lines.flatMap(placesAskedFor));
      const firstSort = await nextSort(tx, cart.id);
      await holdLines(context, tx, lines, { ...until, cart, firstSort });
      await getCheckTotal(tx, cart.id);
      await signWaivers(tx, lines, context);
      await releaseCredit(tx, cart.id);
      return cart;
    },
    { contended: getContended(lines) },
  );
}

/** Adds to a basket and returns all of it. Throws the refusals of an add. */
export type AddToCart = (context: Context, choice: CartChoice, items: AddItem[]) => Promise<Cart>;

/**
 * Makes an `addToCart` that tries `addFast` first and goes step by step where that returns null. Tests compare both paths
 * by giving one that always does.
 */
export function createAddToCart(addFast: typeof addToCartFast): AddToCart {
  return async (context, choice, items) => {
    const { db, clock, config, caller } = context;
    await limitReferences(context, items);
    const [lines, snapshot] = await Promise.all([
      findLines(context, choice, items),
      readSnapshot(context, choice, items),
    ]);
    const callerId = caller?.userId;
    if (callerId === undefined) throw new DomainError('unauthenticated');
    const now = clock.now();
    const expiresAt = addMinutes(now, config.holdMinutes);
    const until = { callerId, now, expiresAt, maxHoldMs: getMaxHoldMs(context) };
    const cart =
      (await addFast(context, choice, { lines, snapshot }, until)) ?? (await addInSteps(context, choice, lines, until));
    return readCart(context, db, cart);
  };
}

/**
 * Adds items to the basket, all or none, and holds their places for HOLD_MINUTES from now
 * (docs/product.md#adding-items). Throws the refusals of an add with `item_index`.
 */
export const addToCart = createAddToCart(addToCartFast);
