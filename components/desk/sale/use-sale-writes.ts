import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import type { DeskItem } from './desk-item.ts';
import { saleQuery } from './queries.ts';
import { writeSale, type SaleWrite } from './sale-write.ts';

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
