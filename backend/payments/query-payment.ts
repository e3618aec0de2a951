import type { Dependencies } from '#backend/context.ts';
import { getProvider } from './get-provider.ts';
import type { Outcome } from './provider.ts';
import { readAnswer } from './records/provider-operation.ts';
import type { PaymentTransaction } from './records/transitions.ts';

/**
 * Queries the provider. Its reference may be only in the stored response to our request, or nowhere. A payment that was
 * approved before is not treated as unknown.
 */
export async function queryPayment(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>,
  { id, kind, mode, providerRef }: Pick<PaymentTransaction, 'id' | 'kind' | 'mode' | 'providerRef'>,
): Promise<Outcome> {
  const answer = await readAnswer(deps.db, id);
  const known = providerRef ?? answer?.providerRef ?? null;
  const outcome = await getProvider({ kind, mode }, deps).query({ transactionUuid: id, providerRef: known });
  return outcome.kind === 'not_found' && answer?.isApproved === true
    ? { kind: 'unknown', cause: 'approved, but not found' }
    : outcome;
}
