import type { Context } from '#backend/context.ts';
import { checkMayActFor } from '#backend/customers/may-act-for.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import type { AddItem } from '#contract/add-item.ts';
import type { Cart } from '#contract/cart.ts';
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
import { limitReferences } from './pricing/limit-references.ts';
import { lineErrors, type FieldErrors } from './pricing/price-rules.ts';
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

/** Looks at the customer where that may be all there is to look at: a single thing for somebody known. */
async function lookAt(context: Context, choice: CartChoice, items: AddItem[]): Promise<CustomerSnapshot | undefined> {
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

/** What many may want at once of what is added: a session, or the sessions of a course or camp. */
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

/**
 * Puts a list of things into the basket, all or nothing, and holds their places for HOLD_MINUTES from now
 * (docs/product.md#adding-items). Throws its refusals with `item_index`.
 */
export async function addToCart(context: Context, choice: CartChoice, items: AddItem[]): Promise<Cart> {
  const { db, clock, config, caller } = context;
  await limitReferences(context, items);
  const [lines, seen] = await Promise.all([findLines(context, choice, items), lookAt(context, choice, items)]);
  const callerId = caller?.userId;
  if (callerId === undefined) throw new DomainError('unauthenticated');
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + config.holdMinutes * 60_000);
  const until = { callerId, now, expiresAt, maxHoldMs: getMaxHoldMs(context) };
  const cart =
    (await addToCartFast(context, choice, { lines, seen }, until)) ?? (await addInSteps(context, choice, lines, until));
  return readCart(context, db, cart);
}
