import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import type { OperationId } from '#contract/routes.ts';
import type { CallInput, Reply } from '#lib/api/call.ts';
import { errorText } from '#lib/i18n/error-text.ts';

type Said<Id extends OperationId> = {
  success: string | ((reply: Reply<Id>) => string);
  /** Replaces the server's error message. */
  failure?: string;
};

/**
 * A basket mutation that reports its result in a toast, with the server's error message where there is one
 * (docs/product.md#messages).
 */
export function useBasketAction<Id extends OperationId>(
  options: UseMutationOptions<Reply<Id>, Error, CallInput<Id>>,
  said: Said<Id>,
  onDone?: () => void,
) {
  const t = useTranslations();
  const showToast = useToast();
  return useMutation({
    ...options,
    onSuccess: (reply) => {
      const message = typeof said.success === 'string' ? said.success : said.success(reply);
      showToast({ type: 'success', message });
      onDone?.();
    },
    onError: (error) => showToast({ type: 'danger', message: said.failure ?? errorText(error, t) }),
  });
}
