import { addMinutes } from 'date-fns/addMinutes';
import { addSeconds } from 'date-fns/addSeconds';
import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { callWindowSeconds } from '#backend/payments/call-window.ts';
import { lockCreditForPayment } from '#backend/payments/reversal/release-payment-locks.ts';
import type { ChosenCard } from '#backend/payments/saved-cards/choose-card.ts';
import { lockForPayment } from '#backend/places/lock-for-payment.ts';
import { transition, type PaymentTransaction } from './transitions.ts';

/** The bank has 20 minutes; the rest is for our own steps (docs/product.md#3-d-secure). */
const lockMinutes = 25;

interface Beginning {
  transaction: PaymentTransaction;
  bookingIds: readonly string[];
  /** Customer whose declines are counted. */
  address: string;
  card: Pick<ChosenCard, 'cardOnFile'>;
}

/**
 * Locks places and credit for an attempt and records that the authorisation is about to start. Throws `hold_expired`
 * when a place is no longer held.
 */
export async function beginAuthorise(
  tx: Tx,
  { transaction, bookingIds, address, card }: Beginning,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
) {
  const now = clock.now();
  const locked = await lockForPayment(tx, { bookingIds, transactionUuid: transaction.id });
  if (locked.length < bookingIds.length) throw new DomainError('hold_expired');
  await lockCreditForPayment(tx, transaction);
  const set = {
    address,
    saveCard: card.cardOnFile === 'first',
    expiresAt: addMinutes(now, lockMinutes),
    nextCheckAt: addSeconds(now, callWindowSeconds(config)),
  };
  return transition(tx, transaction, { to: 'authorising', by: 'client', now, set });
}
