import { z } from 'zod';
import type { Ports } from '../../context.ts';
import type { PaymentProvider, ReversalRequest } from '../provider.ts';
import { moneyResult } from './money-result.ts';
import { opayoCall } from './opayo-call.ts';
import { scriptAddress, type OpayoMode } from './opayo-hosts.ts';
import { opayoShop } from './opayo-shop.ts';
import { sessionDataOf, transactionBody } from './transaction-body.ts';
import { transactionOutcome } from './transaction-outcome.ts';

/** Opayo waits this long for the bank's answer to a challenge. */
const challengeMs = 20 * 60 * 1000;
const sessionSchema = z.object({ merchantSessionKey: z.string() });

/** Opayo Pi (payments chapter 1): money is held by `Deferred` and taken by the instruction `release`. */
export function opayoProvider(mode: OpayoMode, ports: Pick<Ports, 'config' | 'services' | 'clock'>): PaymentProvider {
  const call = opayoCall(mode, ports);
  const challengeOf = (transactionUuid: string) => ({
    sessionData: sessionDataOf(transactionUuid),
    expiresAt: new Date(ports.clock.now().getTime() + challengeMs).toISOString(),
  });
  const instruct = (providerRef: string, instruction: Record<string, unknown>) =>
    call('POST', `/transactions/${encodeURIComponent(providerRef)}/instructions`, instruction);

  async function giveBack({ providerRef, amount, isRepeated, reference }: ReversalRequest) {
    const voided = moneyResult(await instruct(providerRef, { instructionType: 'void' }), isRepeated);
    if (voided.k !== 'refused') return voided;
    const refund = {
      transactionType: 'Refund',
      referenceTransactionId: providerRef,
      vendorTxCode: reference,
      amount,
      description: 'Order not completed',
    };
    return moneyResult(await call('POST', '/transactions', refund), isRepeated);
  }

  return {
    async createCardSession() {
      const answer = await call('POST', '/merchant-session-keys', { vendorName: opayoShop(mode, ports.config).vendor });
      const read = sessionSchema.safeParse(answer.k === 'answered' ? answer.body : null);
      return read.success ? { sessionKey: read.data.merchantSessionKey, url: scriptAddress(mode, ports.config) } : null;
    },
    async authorise(payment) {
      const answer = await call('POST', '/transactions', transactionBody(payment));
      return transactionOutcome(answer, challengeOf(payment.transactionUuid));
    },
    async answerChallenge({ transactionUuid, providerRef, cRes }) {
      const path = `/transactions/${encodeURIComponent(providerRef)}/3d-secure-challenge`;
      return transactionOutcome(await call('POST', path, { cRes }), challengeOf(transactionUuid));
    },
    async query({ transactionUuid, providerRef }) {
      const answer = await call('GET', `/transactions/${encodeURIComponent(providerRef)}`);
      return transactionOutcome(answer, challengeOf(transactionUuid));
    },
    async capture({ providerRef, amount, isRepeated }) {
      return moneyResult(await instruct(providerRef, { instructionType: 'release', amount }), isRepeated);
    },
    async reverse(request) {
      if (request.isCaptured) return giveBack(request);
      return moneyResult(await instruct(request.providerRef, { instructionType: 'abort' }), request.isRepeated);
    },
  };
}
