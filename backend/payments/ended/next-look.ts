import { addMinutes } from 'date-fns/addMinutes';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';

type Ended = Pick<PaymentTransaction, 'kind' | 'sca' | 'failureCode' | 'expiresAt'>;

/**
 * Minutes after the time of an attempt at which it is asked for once it has ended: when its time is over, when a check of
 * the bank that began just before has its answer, and a day later.
 */
const lookMinutes = [0, 20, 24 * 60];

/**
 * Whether the provider could approve an attempt that has ended here: its customer was shown the provider's page or script,
 * which need no more of us than what they have, or nothing was heard of its authorisation. Opayo's check of the bank ends
 * with a request of ours.
 */
export function mayBeApproved({ kind, sca, failureCode }: Omit<Ended, 'expiresAt'>): boolean {
  return failureCode === 'no_answer' || (kind !== 'opayo' && sca !== null);
}

/** When the provider is next asked about an attempt that has ended; null when it is not asked any more. */
export function nextLook(ended: Ended, now: Date): Date | null {
  if (!mayBeApproved(ended)) return null;
  return lookMinutes.map((minutes) => addMinutes(ended.expiresAt, minutes)).find((time) => time > now) ?? null;
}
