import type { Dependencies } from '#backend/context.ts';
import { getProvider } from './get-provider.ts';
import type { PaymentTransaction } from './records/transitions.ts';

/**
 * Ends at the provider what was given up here, where the provider could still approve it by itself. It need not
 * succeed: money that is approved late is given back (docs/product.md#completion).
 */
export async function abandon(
  deps: Pick<Dependencies, 'config' | 'services' | 'clock'>,
  transaction: Pick<PaymentTransaction, 'kind' | 'mode' | 'providerRef'>,
): Promise<void> {
  const { providerRef } = transaction;
  if (providerRef !== null) await getProvider(transaction, deps).abandon?.({ providerRef });
}
