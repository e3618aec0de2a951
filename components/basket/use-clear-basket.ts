import { useTranslations } from 'next-intl';
import { clearCartMutation } from '#components/booking/queries/cart.ts';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { useBasketAction } from './use-basket-action.ts';

/** What was in a basket that was cleared; `unknown` when the answer was lost, which asking again tells. */
export type Cleared = AddedItem[] | 'unknown';

/** Clears the basket at once. The caller lives on while it is empty, so that what was in it is never lost. */
export function useClearBasket(onCleared: (cleared: Cleared) => void) {
  const t = useTranslations('basket');
  const clearing = {
    ...clearCartMutation(browserApi),
    onSettled: (reply: { data: { cleared?: AddedItem[] | undefined } } | undefined, error: Error | null) => {
      if (reply !== undefined) onCleared(reply.data.cleared ?? []);
      else if (isUnsettled(error)) onCleared('unknown');
    },
  };
  const { mutate, isPending } = useBasketAction(clearing, { success: t('toasts.cleared') });
  return { clear: () => mutate({}), isPending };
}
