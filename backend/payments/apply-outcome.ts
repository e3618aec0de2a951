import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { TransactionState } from '#backend/db/tables/enums.ts';
import { nextLook } from './ended/next-look.ts';
import type { Outcome } from './provider.ts';
import { queueRefusal } from './queue-refusal.ts';
import { lockTransaction } from './records/read-transaction.ts';
import { edges, transition, type Actor, type PaymentTransaction } from './records/transitions.ts';
import { releasePaymentLocks } from './reversal/release-payment-locks.ts';
import { startReversing } from './reversal/start-reversing.ts';
import { keepCard } from './saved-cards/keep-card.ts';

export interface Applied {
  transactionUuid: string;
  outcome: Outcome;
  by: Actor;
  /** Hash of the return token. */
  resultTokenHash?: string;
}

type Deps = Pick<Dependencies, 'clock' | 'config'>;

const closed = ['declined', 'cancelled', 'expired'];
const maxChallenges = 3;
const stateAfter = {
  authorised: 'authorised',
  sca_required: 'sca_required',
  declined: 'declined',
  not_found: 'declined',
  unknown: 'unknown',
} as const satisfies Record<Outcome['kind'], TransactionState>;

/** Approved: the customer's request should complete it within two minutes; afterwards the reconciler does. */
async function authorised(tx: Tx, from: PaymentTransaction, { outcome, by }: Applied, deps: Deps) {
  if (outcome.kind !== 'authorised') return from;
  const now = deps.clock.now();
  const { providerRef, amount, card, storedCard } = outcome;
  const isClosed = closed.includes(from.state);
  await keepCard(tx, { transaction: from, card: storedCard, isWanted: !isClosed, now }, deps.config);
  if (isClosed) {
    return startReversing(tx, from, { by, reason: 'approved too late', set: { providerRef } }, deps);
  }
  const set = {
    providerRef,
    nextCheckAt: addSeconds(now, by === 'client' ? 120 : 5),
    providerData: JSON.stringify({ ...from.providerData, card }),
  };
  const approved = await transition(tx, from, { to: 'authorised', by, now, set });
  if (amount === from.amount) return approved;
  return startReversing(tx, approved, { by, reason: `approved for ${amount}` }, deps);
}

async function challenged(tx: Tx, from: PaymentTransaction, { outcome, by, resultTokenHash }: Applied, deps: Deps) {
  if (outcome.kind !== 'sca_required') return from;
  const now = deps.clock.now();
  if (from.scaAttempts >= maxChallenges)
    return declineAs(tx, from, { code: 'too_many_challenges', message: null, by }, deps);
  const { sca, providerRef } = outcome;
  const set = {
    providerRef,
    sca: JSON.stringify(sca),
    scaAttempts: from.scaAttempts + 1,
    nextCheckAt: addSeconds(sca.expiresAt, 60),
    ...(resultTokenHash !== undefined && { resultTokenHash }),
  };
  return transition(tx, from, { to: 'sca_required', by, now, set });
}

interface Decline {
  code: string;
  message: string | null;
  by: Actor;
  providerRef?: string | null;
}

async function declineAs(tx: Tx, from: PaymentTransaction, { code, message, by, providerRef }: Decline, deps: Deps) {
  const now = deps.clock.now();
  const set = {
    failureCode: code,
    failureMessage: message,
    nextCheckAt: nextLook({ ...from, failureCode: code }, now),
    ...(providerRef != null && { providerRef }),
  };
  const ended = await transition(tx, from, { to: 'declined', by, reason: code, now, set });
  await releasePaymentLocks(tx, from, deps);
  if (by === 'reconciler') await queueRefusal(tx, ended, deps);
  return ended;
}

/**
 * Applies a provider's outcome to the state of an attempt. Without an answer it becomes `unknown`, and the provider is
 * queried later. An attempt in a final state does not change, except that money approved late is refunded.
 */
export async function applyOutcome(tx: Tx, applied: Applied, deps: Deps): Promise<PaymentTransaction> {
  const { outcome, by } = applied;
  const from = await lockTransaction(tx, applied.transactionUuid);
  if (closed.includes(from.state) && outcome.kind !== 'authorised') return from;
  // A concurrent process applied this outcome before, and acted on it.
  if (!closed.includes(from.state) && !edges[from.state].includes(stateAfter[outcome.kind])) return from;
  const now = deps.clock.now();
  switch (outcome.kind) {
    case 'authorised':
      return authorised(tx, from, applied, deps);
    case 'sca_required':
      return challenged(tx, from, applied, deps);
    case 'declined':
      return declineAs(tx, from, { ...outcome, message: outcome.customerMessage, by }, deps);
    case 'not_found':
      return declineAs(tx, from, { code: 'not_found', message: null, by }, deps);
    case 'unknown':
      return transition(tx, from, {
        to: 'unknown',
        by,
        reason: outcome.cause,
        now,
        set: {
          nextCheckAt: addSeconds(now, 30),
          ...(outcome.providerRef !== undefined && { providerRef: outcome.providerRef }),
        },
      });
  }
}
