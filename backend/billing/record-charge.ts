import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import { sql } from 'kysely';
import type { ChargeResult, BillingDeps } from '#backend/charges/charge.ts';
import { queuePaymentFailed } from '#backend/charges/queue-notices.ts';
import { settleCharge } from '#backend/charges/settle-charge.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { Claimed } from './claim-charge.ts';

/** Days after each failed attempt until the next one. */
const retryDays: readonly number[] = [3, 4, 4];
/** Days for which everything goes on after the first payment that failed. */
const graceDays = 14;
const longestWaitSeconds = 24 * 60 * 60;

type Waiting = Extract<ChargeResult, { kind: 'sent' | 'unknown' }>;

export interface BillingPace {
  /** For which one process has a charge. */
  claimSeconds: number;
  /** Until the bank is asked again what became of a direct debit. */
  pollSeconds: number;
  /** Until an attempt that was not answered is looked at again; each time twice as long. */
  unansweredSeconds: number;
  /** Until money is held anew after one, and after two, holds of which nothing was heard. */
  lostHoldSeconds: readonly [number, number];
}

/** Locks the charge if it still is as it was claimed; another process may have recorded this attempt meanwhile. */
async function lock(tx: Tx, { id, state, attempts }: Claimed): Promise<boolean> {
  const row = await tx
    .selectFrom('membershipCharges')
    .where('id', '=', id)
    .where('state', '=', state)
    .where('attempts', '=', attempts)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

async function failed(tx: Tx, claimed: Claimed, code: string, now: Date): Promise<void> {
  const days = retryDays[claimed.attempts - claimed.lostAttempts - 1];
  const nextAttemptAt = days === undefined ? null : addDays(now, days);
  await tx
    .updateTable('membershipCharges')
    .set({
      state: nextAttemptAt === null ? 'given_up' : 'failed',
      failureCode: code.slice(0, 100),
      claimedUntil: null,
      savedCardId: null,
      unanswered: 0,
      ...(nextAttemptAt !== null && { nextAttemptAt }),
    })
    .where('id', '=', claimed.id)
    .execute();
  const { rows } = await sql<{ graceEndsOn: string }>`
    update memberships m set grace_ends_on = coalesce(m.grace_ends_on, (${now}::timestamptz at time zone v.timezone)::date + ${graceDays}::int)
    from venues v where m.id = ${claimed.membershipId} and v.id = m.home_venue_id returning m.grace_ends_on`.execute(
    tx,
  );
  const graceEndsOn = rows[0]?.graceEndsOn;
  if (graceEndsOn !== undefined) await queuePaymentFailed(tx, claimed, { nextAttemptAt, graceEndsOn, now });
}

/**
 * Has an attempt made anew later, under another number. After three holds of which nothing was heard none is asked for any
 * more: staff are told, and nothing is said to the member, whose bank may be holding the money.
 */
async function again(tx: Tx, { id, lostAttempts, lostHolds }: Claimed, now: Date, pace: BillingPace): Promise<void> {
  const wait = pace.lostHoldSeconds[lostHolds];
  await tx
    .updateTable('membershipCharges')
    .set({
      ...(wait === undefined
        ? { state: 'given_up' as const, failureCode: 'no_answer' }
        : { state: 'due' as const, nextAttemptAt: addSeconds(now, wait) }),
      lostAttempts: lostAttempts + 1,
      lostHolds: lostHolds + 1,
      unanswered: 0,
      claimedUntil: null,
      savedCardId: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Leaves a charge to staff, because its card may have too many holds: the attempt has not been made. */
async function bar(tx: Tx, { id, lostAttempts }: Claimed): Promise<void> {
  await tx
    .updateTable('membershipCharges')
    .set({
      ...{ state: 'given_up', failureCode: 'no_answer', claimedUntil: null, unanswered: 0 },
      lostAttempts: lostAttempts + 1,
    })
    .where('id', '=', id)
    .execute();
}

/** Has a charge looked at again: soon while the bank is at work, after longer and longer waits while nobody answers. */
async function wait(tx: Tx, { id, unanswered }: Claimed, result: Waiting, now: Date, pace: BillingPace): Promise<void> {
  const isSent = result.kind === 'sent';
  const seconds = isSent ? pace.pollSeconds : Math.min(pace.unansweredSeconds * 2 ** unanswered, longestWaitSeconds);
  await tx
    .updateTable('membershipCharges')
    .set({
      claimedUntil: null,
      nextAttemptAt: addSeconds(now, seconds),
      unanswered: isSent ? 0 : unanswered + 1,
      ...(isSent && { state: 'sent' as const, providerRef: result.providerRef }),
    })
    .where('id', '=', id)
    .execute();
}

/** Writes down what the provider answered. An attempt that was recorded by another process stays as it is. */
export async function recordCharge(
  { db, clock, log }: BillingDeps,
  claimed: Claimed,
  result: ChargeResult,
  pace: BillingPace,
): Promise<void> {
  if (result.kind === 'unknown')
    log.warn({ charge: claimed.id, cause: result.cause }, 'a payment of a membership was not answered');
  await transact(db, async (tx) => {
    if (!(await lock(tx, claimed))) return;
    const now = clock.now();
    switch (result.kind) {
      case 'settled':
        return;
      case 'paid':
        await settleCharge(tx, claimed.id, { by: 'direct_debit', providerRef: result.providerRef }, now);
        await tx
          .updateTable('membershipCharges')
          .set({ providerRef: result.providerRef })
          .where('id', '=', claimed.id)
          .execute();
        return;
      case 'failed':
        return failed(tx, claimed, result.code, now);
      case 'lost':
        return again(tx, claimed, now, pace);
      case 'barred':
        return bar(tx, claimed);
      case 'sent':
      case 'unknown':
        return wait(tx, claimed, result, now, pace);
    }
  });
}
