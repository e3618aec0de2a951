import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { transition, type Actor, type PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { releasePaymentLocks } from './release-payment-locks.ts';

/**
 * Starts the reversal of approved money, and unlocks the places and credit of the basket. The provider is called
 * afterwards.
 */
export async function startReversing(
  tx: Tx,
  from: PaymentTransaction,
  { by, reason, set }: { by: Actor; reason: string; set?: { providerRef: string } },
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<PaymentTransaction> {
  const now = clock.now();
  const begun = { ...set, nextCheckAt: now, reversalAttempts: 0 };
  const reversing = await transition(tx, from, { to: 'reversing', by, reason, now, set: begun });
  await releasePaymentLocks(tx, from, { clock, config });
  return reversing;
}
