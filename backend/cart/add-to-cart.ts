import { addMinutes } from 'date-fns/addMinutes';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getNetwork } from '#contract/get-network.ts';
import { addInSteps, type AddRequest } from './add-in-steps.ts';
import type { CartChoice } from './choose-cart.ts';
import { addToCartFast } from './fast-path/add-to-cart-fast.ts';
import { readCartSnapshot, type CustomerSnapshot } from './fast-path/read-cart-snapshot.ts';
import { getMaxHoldMs } from './holds/place-limits.ts';
import { findLines, forWhom } from './lines/find-lines.ts';
import { readCart } from './read-cart.ts';

const aMinute = { limit: 30, windowSeconds: 60 };

/**
 * Rate limit of adds with another customer's reference, because the price tells whether a reference exists. Shares its
 * count by network with `priceTicket`. Throws `too_many_requests`.
 */
async function limitReferences({ limits, address, caller }: Context, items: readonly AddItem[]): Promise<void> {
  for (const { customerReference } of items) {
    if (customerReference === undefined) continue;
    await limits.consume('ticket-price', getNetwork(address), aMinute);
    await limits.consume('ticket-price caller', String(caller?.userId ?? ''), aMinute);
  }
}

/**
 * Reads what the fast path needs to know of the customer; undefined where it can't be taken: several items, a line to
 * replace, or nobody known.
 */
async function readSnapshot(
  context: Context,
  choice: CartChoice,
  { items, replaces }: AddRequest,
): Promise<CustomerSnapshot | undefined> {
  const { userId, source } = choice;
  const [item, ...others] = items;
  const forUserId = item === undefined ? null : forWhom(item, context, choice);
  if (userId === null || forUserId === null || others.length > 0 || replaces !== undefined) return undefined;
  return readCartSnapshot(context.db, { userId, source, forUserId });
}

/** Adds to a basket and returns all of it. Throws the refusals of an add. */
export type AddToCart = (context: Context, choice: CartChoice, request: AddRequest) => Promise<Cart>;

/**
 * Makes an `addToCart` that tries `addFast` first and goes step by step where that returns null. Tests compare both paths
 * by giving one that always does.
 */
export function createAddToCart(addFast: typeof addToCartFast): AddToCart {
  return async (context, choice, request) => {
    const { db, clock, config, caller } = context;
    const { items } = request;
    await limitReferences(context, items);
    const [lines, snapshot] = await Promise.all([
      findLines(context, choice, items),
      readSnapshot(context, choice, request),
    ]);
    const callerId = caller?.userId;
    if (callerId === undefined) throw new DomainError('unauthenticated');
    const now = clock.now();
    const expiresAt = addMinutes(now, config.holdMinutes);
    const until = { callerId, now, expiresAt, maxHoldMs: getMaxHoldMs(context) };
    const cart =
      (await addFast(context, choice, { lines, snapshot }, until)) ??
      (await addInSteps(context, choice, { ...request, lines }, until));
    return readCart(context, db, cart);
  };
}

/**
 * Adds items to the basket, all or none, and holds their places for HOLD_MINUTES from now
 * (docs/product.md#adding-items). Throws the refusals of an add with `item_index`.
 */
export const addToCart = createAddToCart(addToCartFast);
