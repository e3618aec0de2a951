import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { readOwnTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { isScaSecret } from '#backend/payments/sca/sca-secret.ts';
import { instant } from '#backend/serialize/instant.ts';
import { getScaFormEndpoint } from '#contract/payments/payment-endpoints.ts';

/**
 * The form that the page in the bank check's frame submits to the bank. Throws `transaction_state` when no check is
 * open.
 */
export const getScaForm = operation(getScaFormEndpoint, async ({ params, query }, context) => {
  const { transactionUuid } = params;
  const isFrame = query.t !== undefined && isScaSecret(query.t, context.config, 'frame', transactionUuid);
  const transaction = isFrame
    ? await readTransaction(context.db, transactionUuid)
    : await readOwnTransaction(context, transactionUuid, query.t);
  if (transaction.state !== 'sca_required') throw new DomainError('transaction_state');
  const sca = getSca(transaction);
  if (sca.method === 'SDK') throw new DomainError('transaction_state');
  const { url, method, formData, frame, expiresAt } = sca;
  return { data: { scaUrl: url, scaMethod: method, formData, frame, expiresAt: instant(new Date(expiresAt)) } };
});
