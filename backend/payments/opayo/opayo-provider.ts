import { addMinutes } from 'date-fns/addMinutes';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import type { PaymentProvider } from '#backend/payments/provider.ts';
import { moneyResult } from './money-result.ts';
import { moneyState } from './money-state.ts';
import { opayoCall } from './opayo-call.ts';
import { scriptAddress, type OpayoMode } from './opayo-hosts.ts';
import { opayoShop } from './opayo-shop.ts';
import { chargeBody, getSessionData, transactionBody } from './transaction-body.ts';
import { isRepeated, refusedAnswer, refusedQuestion, transactionOutcome } from './transaction-outcome.ts';

/** Time that Opayo waits for the bank's answer to a challenge. */
const challengeMinutes = 20;
/** Opayo removed a stored card, or does not know it any more. */
const removed = [204, 404, 422];
const sessionSchema = z.object({ merchantSessionKey: z.string() });

/** Opayo Pi (docs/product.md#opayo): money is held by `Deferred` and taken by the instruction `release`. */
export function opayoProvider(
  mode: OpayoMode,
  dependencies: Pick<Dependencies, 'config' | 'services' | 'clock'>,
): PaymentProvider {
  const call = opayoCall(mode, dependencies);
  const getChallenge = (transactionUuid: string) => ({
    sessionData: getSessionData(transactionUuid),
    expiresAt: addMinutes(dependencies.clock.now(), challengeMinutes).toISOString(),
  });
  const getPath = (providerRef: string) => `/transactions/${encodeURIComponent(providerRef)}`;
  const instruct = async (providerRef: string, instruction: Record<string, unknown>) =>
    moneyResult(await call('POST', `${getPath(providerRef)}/instructions`, instruction));

  async function getSessionKey(): Promise<string | null> {
    const { vendor: vendorName } = opayoShop(mode, dependencies.config);
    const answer = await call('POST', '/merchant-session-keys', { vendorName });
    const read = sessionSchema.safeParse(answer.kind === 'answered' ? answer.body : null);
    return read.success ? read.data.merchantSessionKey : null;
  }

  return {
    async createCardSession() {
      const sessionKey = await getSessionKey();
      return sessionKey === null ? null : { sessionKey, url: scriptAddress(mode, dependencies.config) };
    },
    async charge(charge) {
      const sessionKey = await getSessionKey();
      if (sessionKey === null) return { kind: 'unknown', cause: 'no session' };
      const answer = await call('POST', '/transactions', chargeBody(charge, sessionKey));
      const outcome = transactionOutcome(answer, getChallenge(charge.reference));
      return isRepeated(outcome) ? { kind: 'lost' } : outcome;
    },
    async authorise(payment) {
      const answer = await call('POST', '/transactions', transactionBody(payment));
      return transactionOutcome(answer, getChallenge(payment.transactionUuid));
    },
    async answerChallenge({ transactionUuid, providerRef, cRes }) {
      const path = `${getPath(providerRef)}/3d-secure-challenge`;
      return transactionOutcome(await call('POST', path, { cRes }), getChallenge(transactionUuid), refusedAnswer);
    },
    async query({ transactionUuid, providerRef }) {
      // Opayo finds payments by its own reference only.
      if (providerRef === null) return { kind: 'not_found' };
      const answer = await call('GET', getPath(providerRef));
      return transactionOutcome(answer, getChallenge(transactionUuid), refusedQuestion);
    },
    capture: ({ providerRef, amount }) => instruct(providerRef, { instructionType: 'release', amount }),
    async moneyState({ providerRef }) {
      // Instructions are read last, because they may have changed since the transaction was read.
      const transaction = await call('GET', getPath(providerRef));
      return moneyState(transaction, await call('GET', `${getPath(providerRef)}/instructions`));
    },
    abort: ({ providerRef }) => instruct(providerRef, { instructionType: 'abort' }),
    voidCapture: ({ providerRef }) => instruct(providerRef, { instructionType: 'void' }),
    async refund({ providerRef, amount, reference }) {
      const refund = {
        transactionType: 'Refund',
        referenceTransactionId: providerRef,
        vendorTxCode: reference,
        amount,
        description: 'Refund',
      };
      return moneyResult(await call('POST', '/transactions', refund));
    },
    async forgetCard({ token }) {
      const answer = await call('DELETE', `/card-identifiers/${encodeURIComponent(token)}`);
      return answer.kind === 'answered' && removed.includes(answer.status);
    },
  };
}
