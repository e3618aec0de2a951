import { addSeconds } from 'date-fns/addSeconds';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import { lockTransaction } from '#backend/payments/records/read-transaction.ts';
import { beginOperation, recordOutcome } from '#backend/payments/records/record-outcome.ts';
import { getTransactionStatus } from '#backend/payments/records/transaction-status.ts';
import { transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { isScaSecret } from '#backend/payments/sca/sca-secret.ts';
import { notifyScaEndpoint } from '#contract/payments/payment-endpoints.ts';

const networkError: Outcome = {
  kind: 'declined',
  providerRef: null,
  code: 'no_bank_answer',
  customerMessage: '3D Secure verification failed',
};

interface Taken {
  transaction: PaymentTransaction;
  /** Claims the bank's answer, so that only one of two concurrent notifications forwards it. */
  isOurs: boolean;
}

async function take({ db, clock, config }: Context, id: string): Promise<Taken> {
  return transact(db, async (tx) => {
    const transaction = await lockTransaction(tx, id);
    if (transaction.state !== 'sca_required') return { transaction, isOurs: false };
    const now = clock.now();
    const set = { nextCheckAt: addSeconds(now, callWindowSeconds(config)) };
    return {
      transaction: await transition(tx, transaction, { to: 'sca_processing', by: 'notification', now, set }),
      isOurs: true,
    };
  });
}

async function answer(
  context: Context,
  transaction: PaymentTransaction,
  cRes: string | undefined,
): Promise<PaymentTransaction> {
  const { id, providerRef } = transaction;
  const applied = { transactionUuid: id, by: 'notification' as const };
  // Without the bank's answer the payment cannot have been authorised.
  if (cRes === undefined || cRes === '' || providerRef === null) {
    return transact(context.db, (tx) => applyOutcome(tx, { ...applied, outcome: networkError }, context));
  }
  const started = await beginOperation(context, { transactionUuid: id, kind: 'challenge', request: { cRes } });
  const outcome = await getProvider(transaction, context).answerChallenge({ transactionUuid: id, providerRef, cRes });
  return recordOutcome(context, started, { ...applied, outcome });
}

/**
 * Handles the browser's return from the bank: forwards the bank's answer to the provider immediately
 * (docs/product.md#3-d-secure). Idempotent.
 */
export const notifySca = operation(notifyScaEndpoint, async ({ params, body }, context) => {
  const { transactionUuid, mac } = params;
  if (!isScaSecret(mac, context.config, 'notify', transactionUuid)) throw notFound();
  const { transaction, isOurs } = await take(context, transactionUuid);
  const after = isOurs ? await answer(context, transaction, body.cres) : transaction;
  return { data: { transactionUuid, transactionStatus: getTransactionStatus(after.state) } };
});
