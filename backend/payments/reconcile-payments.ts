import { sql } from 'kysely';
import type { Ports } from '../context.ts';
import { transact } from '../db/transact.ts';
import { applyOutcome } from './apply-outcome.ts';
import { finalise } from './finalise.ts';
import type { Outcome } from './provider.ts';
import { providerOf } from './provider-of.ts';
import { lockTransaction, readTransaction } from './read-transaction.ts';
import { holdUntil, releasePins } from './release-pins.ts';
import { reverse } from './reverse.ts';
import { transition, type PaymentTransaction } from './transitions.ts';

type Deps = Pick<Ports, 'db' | 'clock' | 'config' | 'services' | 'log'>;

const by = 'reconciler';
const atOnce = 50;
/** A provider that doesn't know a transaction for so long never will; what it holds unseen is never taken. */
const giveUpMs = 2 * 60 * 1000;

/** Attempts that are due, each given to one process only; next time they wait longer. */
async function claimDue({ db, clock }: Deps): Promise<string[]> {
  const now = clock.now();
  const { rows } = await sql<{ id: string }>`
    update payment_transactions
    set next_check_at = ${now}::timestamptz
      + least(interval '10 minutes', greatest(interval '15 seconds', (${now}::timestamptz - updated_at) / 2))
    where id in (
      select id from payment_transactions
      where next_check_at <= ${now} and state not in ('completed', 'declined', 'cancelled', 'expired', 'reversed')
      order by next_check_at limit ${atOnce} for update skip locked)
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

async function expire({ db, clock, config }: Deps, id: string): Promise<void> {
  await transact(db, async (tx) => {
    const transaction = await lockTransaction(tx, id);
    const isOpen = ['created', 'ready', 'sca_required'].includes(transaction.state);
    if (!isOpen) return;
    const now = clock.now();
    await transition(tx, transaction, { to: 'expired', by: 'expiry', now, set: { nextCheckAt: null } });
    await releasePins(tx, id, holdUntil(config, now));
  });
}

/** What the provider says now. Without its reference there is nothing to ask for. */
async function look(deps: Deps, { id, kind, mode, providerRef }: PaymentTransaction): Promise<Outcome> {
  if (providerRef === null) return { k: 'not_found' };
  return providerOf({ kind, mode }, deps).query({ transactionUuid: id, providerRef });
}

/** Takes over an attempt whose answer never came. */
async function resolve(deps: Deps, transaction: PaymentTransaction): Promise<void> {
  const { id, updatedAt, state } = transaction;
  const outcome = await look(deps, transaction);
  const isSilent = outcome.k === 'not_found' || outcome.k === 'sca_required';
  const age = deps.clock.now().getTime() - updatedAt.getTime();
  if (isSilent && age < giveUpMs && state !== 'authorising') return;
  const message = 'We could not reach your bank, you have not been charged';
  const ended: Outcome = { k: 'declined', providerRef: null, code: 'no_answer', customerMessage: message };
  const silent: Outcome = state === 'authorising' ? { k: 'unknown', cause: 'no answer' } : ended;
  if (isSilent) deps.log.warn({ transactionId: id, state }, 'no answer of a payment provider');
  const applied = { transactionId: id, outcome: isSilent ? silent : outcome, by } as const;
  await transact(deps.db, (tx) => applyOutcome(tx, applied, deps));
}

/** The bank check ran out: asks before giving it up. */
async function endChallenge(deps: Deps, transaction: PaymentTransaction): Promise<void> {
  const outcome = await look(deps, transaction);
  if (outcome.k === 'unknown') return;
  await expire(deps, transaction.id);
  if (outcome.k !== 'authorised') return;
  await transact(deps.db, (tx) => applyOutcome(tx, { transactionId: transaction.id, outcome, by }, deps));
  await reverse(deps, transaction.id, by);
}

async function reconcile(deps: Deps, id: string): Promise<void> {
  const transaction = await readTransaction(deps.db, id);
  switch (transaction.state) {
    case 'created':
    case 'ready':
      return expire(deps, id);
    case 'sca_required':
      return endChallenge(deps, transaction);
    case 'authorising':
    case 'sca_processing':
    case 'unknown':
    case 'pending':
      await resolve(deps, transaction);
      break;
    case 'reversing':
      return reverse(deps, id, by);
    default:
      break;
  }
  const { state } = await readTransaction(deps.db, id);
  if (state === 'authorised' || state === 'completing') await finalise(deps, id, by);
}

/**
 * Brings every attempt that was left on the way to its end: finishes what is approved, asks about what is unknown, and
 * gives back what must not be kept (payments 11.3). Returns how many were looked at.
 */
export async function reconcilePayments(deps: Deps): Promise<number> {
  const due = await claimDue(deps);
  for (const id of due) {
    try {
      await reconcile(deps, id);
    } catch (err) {
      deps.log.error({ err, transactionId: id }, 'payment could not be reconciled');
    }
  }
  return due.length;
}
