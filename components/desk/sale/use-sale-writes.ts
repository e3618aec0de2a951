import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import type { ActingState } from '#components/desk/acting/acting-state.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { Cart } from '#contract/cart/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { onceMutation } from '#lib/query/once-mutation.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { type DeskItem, findLine } from './desk-item.ts';
import { saleQuery, getSelection } from './queries.ts';

/** A change of the sale of whoever the desk acted for when it was asked for. */
type SaleWrite = { acting: ActingState } & (
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
function writeSale(client: QueryClient, write: SaleWrite): Promise<{ data: Cart }> {
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

/**
 * Changes the sale of whoever the desk acts for. Changes are carried out one after the other on the whole page: two quick
 * touches of a tile are two places. A refusal is shown and changes nothing.
 */
export function useSaleWrites() {
  const t = useTranslations();
  const client = useQueryClient();
  const showToast = useToast();
  const { customerId, personId } = useActing();
  const acting = { customerId, personId };
  const { mutate, isPending, variables } = useMutation({
    scope: { id: 'desk-sale' },
    mutationFn: (write: SaleWrite) => writeSale(client, write),
    onSuccess: ({ data }, write) => client.setQueryData(saleQuery(browserApi, write.acting.customerId).queryKey, data),
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  return {
    isBusy: isPending,
    isClearing: isPending && variables.kind === 'clear',
    /** The line that is being removed. */
    removed: isPending && variables.kind === 'remove' ? variables.cartItemId : undefined,
    add: (item: DeskItem, onAdded?: () => void) => mutate({ kind: 'add', item, acting }, { onSuccess: onAdded }),
    setQuantity: (cartItemId: string, quantity: number) => mutate({ kind: 'quantity', cartItemId, quantity, acting }),
    remove: (cartItemId: string) => mutate({ kind: 'remove', cartItemId, acting }),
    clear: () => mutate({ kind: 'clear', acting }),
    holdAgain: (cartItemIds: string[]) => mutate({ kind: 'holdAgain', cartItemIds, acting }),
  };
}

export type SaleWrites = ReturnType<typeof useSaleWrites>;
