import type { QueryClient } from '@tanstack/react-query';
import type { AddItem } from '#contract/cart/add-item.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { isUnanswered } from '#lib/query/once-mutation.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { findChanging, forgetChanging } from './changing-line.ts';
import { addCartItemsMutation } from './queries/cart.ts';

export interface Added {
  cart: Cart;
  /** The items took the place of the line that was being changed. */
  isChanged: boolean;
}

const getInput = (items: AddItem[], venueSlug: string) => ({ body: { items, replaces: findChanging(venueSlug)?.id } });

/** Whether the answer of an add of these items is unknown. */
export const isAddUnanswered = (client: QueryClient, items: AddItem[], venueSlug: string): boolean =>
  isUnanswered(client, 'addCartItems', getInput(items, venueSlug));

/**
 * Adds items of a venue to the basket, in place of the line that is being changed there. When that line has gone
 * meanwhile, nothing is added and the next call is a plain add. Throws an `ApiError`.
 */
export async function addOrChange(client: QueryClient, items: AddItem[], venueSlug: string): Promise<Added> {
  const input = getInput(items, venueSlug);
  const { replaces } = input.body;
  try {
    const { data: cart } = await runMutation(client, addCartItemsMutation(browserApi), input);
    if (replaces !== undefined) forgetChanging();
    return { cart, isChanged: replaces !== undefined && !cart.items.some(({ id }) => id === replaces) };
  } catch (error) {
    if (replaces !== undefined && error instanceof ApiError && error.code === 'not_found') forgetChanging();
    throw error;
  }
}
