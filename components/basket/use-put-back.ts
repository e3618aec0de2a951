import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { addCartItemsMutation, clearCartMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { isUnsettled } from '#lib/api/is-unsettled.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
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

/** Adds lines, all or none. */
type Add = (items: AddedItem['item'][]) => Promise<unknown>;

/** Which item a refusal names: by its details, or by the path of its first wrong field. */
const refusedIndex = (error: unknown): number | undefined => {
  if (!(error instanceof ApiError)) return undefined;
  const { itemIndex } = error.details;
  if (typeof itemIndex === 'number') return itemIndex;
  const [, index] = /^items\.(\d+)\./.exec(Object.keys(error.errors)[0] ?? '') ?? [];
  return index === undefined ? undefined : Number(index);
};

/**
 * Puts cleared lines back, in one call while all of them can be had. A line that cannot is left out and the rest asked
 * for again. Returns the names of what could not come back; throws when nothing is known of the reason.
 */
async function putBack(cleared: readonly AddedItem[], add: Add): Promise<string[]> {
  const missing: string[] = [];
  let wanted = [...cleared];
  while (wanted.length > 0) {
    try {
      await add(wanted.map(({ item }) => item));
      return missing;
    } catch (error) {
      const index = refusedIndex(error);
      const refused = index === undefined ? undefined : wanted[index];
      if (refused === undefined) throw error;
      missing.push(refused.name);
      wanted = wanted.filter((line) => line !== refused);
    }
  }
  return missing;
}

type PuttingBack = {
  /** Called with what was in the basket, where that was not known. */
  onFound: (cleared: AddedItem[]) => void;
  /** `missing` are the names of the lines that could not come back. */
  onDone: (missing: string[]) => void;
};

/** Undoes a clearing. One whose answer was lost is sent once more for it, as the same request. */
export function usePutBack({ onFound, onDone }: PuttingBack) {
  const t = useTranslations();
  const showToast = useToast();
  const client = useQueryClient();
  const { mutateAsync: add } = useMutation(addCartItemsMutation(browserApi));
  const findCleared = async () => {
    const { data } = await runMutation(client, clearCartMutation(browserApi), {});
    const found = data.cleared ?? [];
    onFound(found);
    return found;
  };
  return useMutation({
    mutationFn: async (cleared: Cleared) =>
      putBack(cleared === 'unknown' ? await findCleared() : cleared, (items) => add({ body: { items } })),
    onSuccess: (missing) => {
      if (missing.length === 0) showToast({ type: 'success', message: t('basket.toasts.backAgain') });
      onDone(missing);
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
}
