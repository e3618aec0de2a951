import { useMutation } from '@tanstack/react-query';
import { extendCartMutation } from '#components/booking/queries/cart.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { useToast } from '#lib/browser/toast-context.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** Holds everything in the basket for another fifteen minutes and says until when. */
export function useExtendHold() {
  const text = useText();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    ...extendCartMutation(browserApi),
    onSuccess: ({ data }) => {
      if (data.hold.expiresAt === null) return;
      const time = clock.format(Date.parse(data.hold.expiresAt));
      showToast({ type: 'success', message: text('basket.hold.kept', { time }) });
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, text) }),
  });
  return { keep: () => mutate({ body: {} }), isKeeping: isPending };
}
