import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { addCartItemsMutation, clearCartMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { runMutation } from '#lib/query/run-mutation.ts';
import { putBack } from './put-back.ts';
import type { Cleared } from './use-clear-basket.ts';

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
