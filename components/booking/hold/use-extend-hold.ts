import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { extendCartMutation } from '#components/booking/queries/cart.ts';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { browserApi } from '#lib/api/browser-api.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { holdClock } from './hold.ts';

/** Extends the hold of the basket by fifteen minutes, and shows the new expiry in a toast and whether a price changed. */
export function useExtendHold() {
  const t = useTranslations();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...extendCartMutation(browserApi),
    onSuccess: ({ data }) => {
      const time = holdClock(data);
      if (time === null) return;
      showToast({ type: 'success', message: t('basket.hold.kept', { time }) });
      if ((data.repriced ?? []).length > 0) showToast({ type: 'warning', message: t('basket.hold.repriced') });
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
  return { keep: () => mutate({ body: {} }), isKeeping: isPending };
}
