import type { QueryClient } from '@tanstack/react-query';
import type { ActingState } from '#components/desk/acting/acting-state.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { findLine, type DeskItem } from './desk-item.ts';
import { getSelection, saleQuery } from './queries.ts';

/** A change of the sale of whoever the desk acted for when it was asked for. */
export type SaleWrite = { acting: ActingState } & (
  | { kind: 'add'; item: DeskItem }
  | { kind: 'quantity'; cartItemId: string; quantity: number }
  | { kind: 'remove'; cartItemId: string }
  | { kind: 'clear' }
  | { kind: 'holdAgain'; cartItemIds: string[] }
);

type Writing = { client: QueryClient; acting: ActingState };

const setQuantity = ({ client, acting }: Writing, cartItemId: string, quantity: number) =>
  runMutation(client, onceMutation(browserApi, 'updateCartItem'), {
    params: { cartItemId },
    body: { ...getSelection(acting.customerId), options: { quantity } },
  });

/** One more of a line that the sale has, else a line of its own. */
function add(writing: Writing, item: DeskItem) {
  const { client, acting } = writing;
  const { customerId, personId } = acting;
  const items = client.getQueryData(saleQuery(browserApi, customerId).queryKey)?.items ?? [];
  const line = findLine(items, item, acting);
  if (line !== undefined) return setQuantity(writing, line.id, line.quantity + 1);
  const isForOther = personId !== null && personId !== customerId;
  const added = { ...item, quantity: 1, applyBenefit: true, ...(isForOther && { purchasedForUserId: personId }) };
  return runMutation(client, onceMutation(browserApi, 'addCartItems'), {
    body: { ...getSelection(customerId), items: [added] },
  });
}

/** Carries out a change of the sale; answers the sale as it is then. Throws an `ApiError`. */
export function writeSale(client: QueryClient, write: SaleWrite): Promise<{ data: Cart }> {
  const { acting } = write;
  const selection = getSelection(acting.customerId);
  switch (write.kind) {
    case 'add':
      return add({ client, acting }, write.item);
    case 'quantity':
      return setQuantity({ client, acting }, write.cartItemId, write.quantity);
    case 'remove':
      return runMutation(client, onceMutation(browserApi, 'removeCartItems'), {
        body: { ...selection, cartItemIds: [write.cartItemId] },
      });
    case 'clear':
      return runMutation(client, onceMutation(browserApi, 'clearCart'), { query: selection });
    case 'holdAgain':
      return runMutation(client, onceMutation(browserApi, 'extendCart'), {
        body: { ...selection, cartItemIds: write.cartItemIds },
      });
  }
}
