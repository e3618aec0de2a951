import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { OperationId } from '#contract/routes.ts';
import type { CallInput, Reply } from '#lib/api/call.ts';
import { useToast } from '#lib/browser/toast-context.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useText } from '#lib/i18n/text-context.ts';

type Said = {
  success: string;
  /** Instead of the server's words. */
  failure?: string;
};

/** One thing done to the basket: it says how it went, the server's words before ours (docs/product.md#messages). */
export function useBasketAction<Id extends OperationId>(
  options: UseMutationOptions<Reply<Id>, Error, CallInput<Id>>,
  said: Said,
  onDone?: () => void,
) {
  const text = useText();
  const showToast = useToast();
  return useMutation({
    ...options,
    onSuccess: () => {
      showToast({ type: 'success', message: said.success });
      onDone?.();
    },
    onError: (error) => showToast({ type: 'danger', message: said.failure ?? errorText(error, text) }),
  });
}
