import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { TransactionState } from '#backend/db/tables/enums.ts';
import { applyOutcome } from './apply-outcome.ts';
import { getProvider } from './get-provider.ts';
import { lockTransaction, readTransaction } from './records/read-transaction.ts';
import { transition, type Actor, type PaymentTransaction } from './records/transitions.ts';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'config' | 'services'>;

/** The states of a payment that has no result, or whose result may be news to us. */
const open: readonly TransactionState[] = [
  'authorising',
  'sca_required',
  'sca_processing',
  'unknown',
  'pending',
  'declined',
  'cancelled',
  'expired',
];

/**
 * Reads a payment at a provider that hears the bank's answer itself, and applies what it says. Idempotent; null when the
 * provider gives no answer. `providerRef` stands in for a reference that we have not stored.
 */
export async function settle(
  deps: Deps,
  id: string,
  { by, providerRef }: { by: Actor; providerRef?: string | null },
): Promise<PaymentTransaction | null> {
  const transaction = await readTransaction(deps.db, id);
  if (!open.includes(transaction.state)) return transaction;
  const known = { transactionUuid: id, providerRef: transaction.providerRef ?? providerRef ?? null };
  const outcome = await getProvider(transaction, deps).query(known);
  if (outcome.kind === 'unknown') return null;
  // A check that has begun is news only for the request that began it.
  if (outcome.kind === 'not_found' || outcome.kind === 'sca_required') return transaction;
  return transact(deps.db, async (tx) => {
    const locked = await lockTransaction(tx, id);
    if (locked.state === 'sca_required')
      await transition(tx, locked, { to: 'sca_processing', by, now: deps.clock.now() });
    return applyOutcome(tx, { transactionUuid: id, outcome, by }, deps);
  });
}
