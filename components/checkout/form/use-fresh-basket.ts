import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PaymentState } from '#components/checkout/payment/payment-state.ts';

/** Error codes that mean the basket is out of date: paid for in another window, emptied, or changed. */
const outdated = ['basket_changed', 'hold_expired', 'payment_in_progress', 'transaction_state', 'validation_failed'];

/** Refetches the basket when a refusal shows that the cached one is out of date. */
export function useFreshBasket({ session, error }: Pick<PaymentState, 'session' | 'error'>): void {
  const client = useQueryClient();
  const isOutdated = session?.updatedAmount != null || outdated.includes(error?.cause?.code ?? error?.kind ?? '');
  useEffect(() => {
    if (isOutdated) void client.invalidateQueries({ queryKey: ['getCart'] });
  }, [client, isOutdated]);
}
