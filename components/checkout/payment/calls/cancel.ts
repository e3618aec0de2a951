import type { ProviderKind } from '#contract/payments/payments.ts';
import type { Call } from '#lib/api/call.ts';

/** Cancels a payment; true when it is cancelled for good, false when money has moved or the result is unknown. */
export async function cancel(call: Call, kind: ProviderKind, transactionUuid: string): Promise<boolean> {
  try {
    await call('cancelPayment', { params: { kind, transactionUuid } });
    return true;
  } catch {
    return false;
  }
}
