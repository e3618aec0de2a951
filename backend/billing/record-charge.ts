import { addDays } from 'date-fns/addDays';
import { addSeconds } from 'date-fns/addSeconds';
import { sql } from 'kysely';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { ChargeResult } from './charge-result.ts';
import type { Claimed } from './claim-charge.ts';
import { placeChargeOrder } from './place-charge-order.ts';
import { queuePaymentFailed, queuePaymentTaken } from './queue-notices.ts';

/** Days after each failed attempt until the next one. */
const retryDays: readonly number[] = [3, 4, 4];
/** Days for which everything goes on after the first payment that failed. */
const graceDays = 14;
export interface BillingPace {
  /** For which one process has a charge. */
  claimSeconds: number;
  /** Until the bank is asked again what became of a direct debit. */
  pollSeconds: number;
  /** Until a request that was not answered is repeated. */
  unansweredSeconds: number;
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

async function paid(tx: Tx, claimed: Claimed, providerRef: string, now: Date): Promise<void> {
  const orderId = await placeChargeOrder(tx, claimed, providerRef, now);
  const done = { state: 'paid' as const, orderId, paidAt: now, providerRef, failureCode: null, claimedUntil: null };
  await tx.updateTable('membershipCharges').set(done).where('id', '=', claimed.id).execute();
  const { rows } = await sql`
    update memberships m set grace_ends_on = null
    where m.id = ${claimed.membershipId} and m.grace_ends_on is not null and not exists (
      select from membership_charges c where c.membership_id = m.id and c.id <> ${claimed.id}
        and (c.failure_code is not null or c.state = 'given_up') and c.state <> 'paid')
    returning m.id`.execute(tx);
  if (rows.length > 0) await queuePaymentTaken(tx, claimed, now);
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

/** Has an attempt made anew, under another number. */
async function again(tx: Tx, { id, lostAttempts }: Claimed): Promise<void> {
  const due = { state: 'due' as const, lostAttempts: lostAttempts + 1, claimedUntil: null };
  await tx.updateTable('membershipCharges').set(due).where('id', '=', id).execute();
}

/** Has held money captured next. */
async function held(tx: Tx, { id }: Claimed, providerRef: string): Promise<void> {
  const sent = { state: 'sent' as const, providerRef, claimedUntil: null };
  await tx.updateTable('membershipCharges').set(sent).where('id', '=', id).execute();
}

/** Writes down what the provider answered. An attempt that was recorded by another process stays as it is. */
export async function recordCharge(
  { db, clock, log }: BillingDeps,
  claimed: Claimed,
  result: ChargeResult,
  { pollSeconds, unansweredSeconds }: BillingPace,
): Promise<void> {
  if (result.kind === 'unknown')
    log.warn({ charge: claimed.id, cause: result.cause }, 'a payment of a membership was not answered');
  await transact(db, async (tx) => {
    if (!(await lock(tx, claimed))) return;
    const now = clock.now();
    if (result.kind === 'paid') return paid(tx, claimed, result.providerRef, now);
    if (result.kind === 'failed') return failed(tx, claimed, result.code, now);
    if (result.kind === 'lost') return again(tx, claimed);
    if (result.kind === 'held') return held(tx, claimed, result.providerRef);
    const isSent = result.kind === 'sent';
    await tx
      .updateTable('membershipCharges')
      .set({
        claimedUntil: null,
        nextAttemptAt: addSeconds(now, isSent ? pollSeconds : unansweredSeconds),
        ...(isSent && { state: 'sent' as const, providerRef: result.providerRef }),
      })
      .where('id', '=', claimed.id)
      .execute();
  });
}
