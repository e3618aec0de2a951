import { Refusal } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { instant } from '#backend/shape/instant.ts';
import { getScaFormEndpoint } from '#contract/payments.ts';
import { scaOf } from './authorise-reply.ts';
import { readOwnTransaction, readTransaction } from './read-transaction.ts';
import { isScaSecret } from './sca-secret.ts';

/** What the page inside the bank check's frame submits to the bank. Throws `transaction_state` when no check is open. */
export const getScaForm = operation(getScaFormEndpoint, async ({ params, query }, context) => {
  const { transactionUuid } = params;
  const isFrame = query.t !== undefined && isScaSecret(query.t, context.config, 'frame', transactionUuid);
  const transaction = isFrame
    ? await readTransaction(context.db, transactionUuid)
    : await readOwnTransaction(context, transactionUuid, query.t);
  if (transaction.state !== 'sca_required') throw new Refusal('transaction_state');
  const { url, method, formData, frame, expiresAt } = scaOf(transaction);
  return { data: { scaUrl: url, scaMethod: method, formData, frame, expiresAt: instant(new Date(expiresAt)) } };
});
