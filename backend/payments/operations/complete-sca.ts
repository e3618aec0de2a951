import type { TransactionState } from '#backend/db/tables/enums.ts';
import { invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { readOwnTransaction } from '#backend/payments/records/read-transaction.ts';
import { settle } from '#backend/payments/settle.ts';
import { completeScaEndpoint } from '#contract/payments/payment-endpoints.ts';

type ScaStatus = 'authorised' | 'failed' | 'sca_required' | 'pending' | 'completed';

function getStatus(state: TransactionState): ScaStatus {
  switch (state) {
    case 'authorised':
    case 'completed':
    case 'sca_required':
      return state;
    case 'completing':
      return 'authorised';
    case 'sca_processing':
    case 'authorising':
    case 'unknown':
    case 'pending':
      return 'pending';
    default:
      return 'failed';
  }
}

/**
 * Status of the bank check, also used for polling. The browser's own report of the result is not trusted: the bank's
 * answer arrives by `notifySca`, or is read from a provider that hears it itself (docs/product.md#3-d-secure).
 */
export const completeSca = operation(completeScaEndpoint, async ({ params, query, body }, context) => {
  const transactionUuid = params.transactionId;
  if (body.transactionUuid !== transactionUuid)
    throw invalid({ transaction_uuid: ['Must be the transaction of the address'] });
  const owned = await readOwnTransaction(context, transactionUuid, query.rt);
  const isAsked = owned.state === 'sca_required' && getSca(owned).method === 'SDK';
  const { state } = (isAsked ? await settle(context, transactionUuid, { by: 'client' }) : null) ?? owned;
  return { data: { transactionId: transactionUuid, status: getStatus(state) } };
});
