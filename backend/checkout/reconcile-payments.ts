import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { attentionCount } from '#backend/payments/attention/attention-count.ts';
import { lookAtEnded } from '#backend/payments/ended/look-at-ended.ts';
import { nextLook } from '#backend/payments/ended/next-look.ts';
import { lookAtPage } from '#backend/payments/hosted/look-at-page.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import { queryPayment } from '#backend/payments/query-payment.ts';
import { isDue } from '#backend/payments/records/due-payments.ts';
import { lockTransaction, readTransaction } from '#backend/payments/records/read-transaction.ts';
import { transition, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { reverse } from '#backend/payments/reversal/reverse.ts';
import { claimedUntil, keepClaim } from '#backend/workers/keep-claim.ts';
import { workerPool, type WorkerPool } from '#backend/workers/worker-pool.ts';
import { finalise } from './finalise.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services' | 'log'>;

const by = 'reconciler';
/**
 * Time after which a transaction that the provider does not know is given up. If it holds money after all, that is
 * never captured.
 */
const giveUpMinutes = 2;
/** Number of payments processed concurrently, so that a provider that does not answer delays no others. */
const atOnce = 8;
/** Time budget of one payment: this many calls to the provider, and this many seconds for our own work. */
const callsAtMost = 12;
const ownSeconds = 30;

interface Run {
  stage: 'unpaid' | 'any';
  workers: WorkerPool;
  signal: AbortSignal;
}

/** Claims the attempt that has been due for longest. `unpaid`: only attempts that need no query to the provider. */
async function claimDue({ db, clock }: Deps, stage: Run['stage']): Promise<string | undefined> {
  const now = clock.now();
  const unpaid = stage === 'unpaid' ? sql`and state in ('created', 'ready')` : sql``;
  const { rows } = await sql<{ id: string }>`
    update payment_transactions set claimed_until = ${claimedUntil(now)}
    where id in (
      select id from payment_transactions
      where ${isDue(now)} ${unpaid} and (claimed_until is null or claimed_until <= ${now})
      order by next_check_at limit 1 for no key update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Renews the claim of an attempt. One that is locked just now is left for the next renewal. */
async function renewClaim({ db, clock }: Deps, id: string): Promise<void> {
  await sql`
    update payment_transactions set claimed_until = ${claimedUntil(clock.now())}
    where id in (select id from payment_transactions where id = ${id} for no key update skip locked)`.execute(db);
}

/**
 * Releases the claim of an attempt. If it is not final and no time for the next check is set, the intervals between
 * checks grow.
 */
async function release({ db, clock }: Deps, id: string): Promise<void> {
  const now = clock.now();
  await sql`
    update payment_transactions set claimed_until = null,
      next_check_at = case when next_check_at <= ${now}
        then ${now}::timestamptz
          + least(interval '10 minutes', greatest(interval '15 seconds', (${now}::timestamptz - updated_at) / 2))
        else next_check_at end
    where id = ${id}`.execute(db);
}

/** Ends an attempt whose time is over. Returns whether it was still open. */
async function expire({ db, clock, config }: Deps, id: string): Promise<boolean> {
  return transact(db, async (tx) => {
    const transaction = await lockTransaction(tx, id);
    const isOpen = ['created', 'ready', 'sca_required'].includes(transaction.state);
    if (!isOpen) return false;
    const now = clock.now();
    const set = { nextCheckAt: nextLook(transaction, now) };
    await transition(tx, transaction, { to: 'expired', by: 'expiry', now, set });
    await releasePaymentLocks(tx, transaction, { clock, config });
    return true;
  });
}

/** Queries the provider about an attempt whose answer never arrived. */
async function resolve(deps: Deps, transaction: PaymentTransaction): Promise<void> {
  const { id, updatedAt, state } = transaction;
  const outcome = await queryPayment(deps, transaction);
  const isSilent = outcome.kind === 'not_found' || outcome.kind === 'sca_required';
  const isRecent = deps.clock.now() < addMinutes(updatedAt, giveUpMinutes);
  if (isSilent && isRecent && state !== 'authorising') return;
  const message = 'We could not reach your bank, you have not been charged';
  const ended: Outcome = { kind: 'declined', providerRef: null, code: 'no_answer', customerMessage: message };
  const silent: Outcome = state === 'authorising' ? { kind: 'unknown', cause: 'no answer' } : ended;
  if (isSilent) deps.log.warn({ transactionUuid: id, state }, 'no answer of a payment provider');
  if (isSilent && silent === ended) attentionCount.inc({ reason: 'no_answer' });
  const applied = { transactionUuid: id, outcome: isSilent ? silent : outcome, by } as const;
  await transact(deps.db, (tx) => applyOutcome(tx, applied, deps));
}

/** The bank check expired: queries the provider before giving the attempt up. */
async function endChallenge(deps: Deps, transaction: PaymentTransaction): Promise<void> {
  const outcome = await queryPayment(deps, transaction);
  if (outcome.kind === 'unknown') return;
  // What was approved meanwhile must not be cancelled at the provider.
  if (!(await expire(deps, transaction.id))) return;
  await abandon(deps, transaction);
  if (outcome.kind !== 'authorised') return;
  await transact(deps.db, (tx) => applyOutcome(tx, { transactionUuid: transaction.id, outcome, by }, deps));
  await reverse(deps, transaction.id, by);
}

async function reconcile(deps: Deps, id: string): Promise<void> {
  const transaction = await readTransaction(deps.db, id);
  switch (transaction.state) {
    case 'created':
    case 'ready':
      await expire(deps, id);
      return;
    case 'sca_required':
      if (transaction.kind !== 'hosted') return endChallenge(deps, transaction);
      if (await lookAtPage(deps, transaction, await queryPayment(deps, transaction))) await expire(deps, id);
      break;
    case 'authorising':
    case 'sca_processing':
    case 'unknown':
    case 'pending':
      await resolve(deps, transaction);
      break;
    case 'declined':
    case 'cancelled':
    case 'expired':
      return lookAtEnded(deps, transaction);
    case 'reversing':
      return reverse(deps, id, by);
    default:
      break;
  }
  const { state } = await readTransaction(deps.db, id);
  if (state === 'authorised' || state === 'completing') await finalise(deps, id, by);
}

/** Workers for the payments of one process. */
export function paymentWorkers(): WorkerPool {
  return workerPool(atOnce);
}

/**
 * Resolves every unfinished attempt: completes approved payments, queries unknown ones, and gives back money that must
 * not be kept (docs/product.md#completion). An attempt is claimed by one process at a time. With `stage` `unpaid` it
 * only ends attempts that were abandoned before the payment. Returns the number of attempts processed.
 */
export async function reconcilePayments(
  deps: Deps,
  { stage = 'any', workers = paymentWorkers(), signal = new AbortController().signal }: Partial<Run> = {},
): Promise<number> {
  const seconds = callsAtMost * deps.config.paymentTimeoutSeconds + ownSeconds;
  return workers.run({
    take: () => claimDue(deps, stage),
    work: async (id) => {
      try {
        await keepClaim({ seconds, renew: () => renewClaim(deps, id) }, () => reconcile(deps, id));
      } finally {
        await release(deps, id);
      }
    },
    onFailure: (err, id) => deps.log.error({ err, transactionUuid: id }, 'payment could not be reconciled'),
    signal,
  });
}
