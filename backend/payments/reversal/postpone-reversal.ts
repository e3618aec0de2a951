import { addMinutes } from 'date-fns/addMinutes';
import type { Dependencies } from '#backend/context.ts';
import { attentionCount } from '#backend/payments/attention/attention-count.ts';
import type { Actor, PaymentTransaction } from '#backend/payments/records/transitions.ts';

const firstMinutes = 5;
const longestMinutes = 24 * 60;

/** The wait after so many failed attempts before: it doubles, up to a day. */
function getWait(attempts: number): number {
  return Math.min(firstMinutes * 2 ** attempts, longestMinutes);
}

/**
 * Leaves a reversal that failed for later. It never ends by itself: after an attempt of staff the waits begin anew, since
 * they have looked into what hindered it. Concurrent attempts that fail count once.
 */
export async function postponeReversal(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  { id, reversalAttempts }: Pick<PaymentTransaction, 'id' | 'reversalAttempts'>,
  by: Actor,
  why: unknown,
): Promise<void> {
  const attempts = by === 'staff' ? 0 : reversalAttempts;
  const nextCheckAt = addMinutes(clock.now(), getWait(attempts));
  await db
    .updateTable('paymentTransactions')
    .set({ nextCheckAt, reversalAttempts: attempts + 1 })
    .where('id', '=', id)
    .where('state', '=', 'reversing')
    .execute();
  attentionCount.inc({ reason: 'not_given_back' });
  log.error({ transactionUuid: id, nextCheckAt, why }, 'money could not be given back');
}
