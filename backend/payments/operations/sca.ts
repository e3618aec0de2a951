import { addSeconds } from 'date-fns/addSeconds';
import { getTransactionStatus } from '#backend/cart/transaction-status.ts';
import type { Context } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { TransactionState } from '#backend/db/tables/enums.ts';
import { notFound, DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { getSca } from '#backend/payments/authorise-reply.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import { lockTransaction, readOwnTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { beginOperation, recordOutcome } from '#backend/payments/records/record-outcome.ts';
import { transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { isScaSecret } from '#backend/payments/sca/return-token.ts';
import { settle } from '#backend/payments/settle.ts';
import { instant } from '#backend/serialize/instant.ts';
import { notifyScaEndpoint, getScaFormEndpoint, completeScaEndpoint } from '#contract/payments/payment-endpoints.ts';

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
