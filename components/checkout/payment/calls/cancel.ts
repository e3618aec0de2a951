import type { ProviderKind } from '#contract/payments.ts';
import type { Call } from '#lib/api/call.ts';

/** Gives up a payment; true when it is over for good, false when money has moved or nobody can tell. */
export async function cancel(call: Call, kind: ProviderKind, transactionUuid: string): Promise<boolean> {
  try {
    await call('cancelPayment', { params: { kind, transactionUuid } });
    return true;
  } catch {
    return false;
  }
}
