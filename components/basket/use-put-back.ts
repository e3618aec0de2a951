import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { addCartItemsMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { AddedItem } from '#contract/cart/add-item.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { putBack } from './put-back.ts';

/** Undoes a clearing; `missing` are the names of the lines that could not come back. */
export function usePutBack(onDone: (missing: string[]) => void) {
  const t = useTranslations();
  const showToast = useToast();
  const { mutateAsync: add } = useMutation(addCartItemsMutation(browserApi));
  return useMutation({
    mutationFn: (cleared: AddedItem[]) => putBack(cleared, (items) => add({ body: { items } })),
    onSuccess: (missing) => {
      if (missing.length === 0) showToast({ type: 'success', message: t('basket.toasts.backAgain') });
      onDone(missing);
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
}
