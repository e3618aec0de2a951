import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import type { Call } from '#lib/api/call.ts';
import { check } from './check.ts';
import { completeSca } from './complete-sca.ts';

/**
 * Polls a payment on the provider's own page; null while it is under way. The bank's check is only a part of it, so a
 * payment that failed was declined; one that the customer left by the page's cancel button can be tried again.
 */
export async function completePage(call: Call, transactionUuid: string, rt?: string): Promise<PaymentEvent | null> {
  const event = await completeSca(call, transactionUuid, rt);
  if (event?.type !== 'fail' || event.error.kind !== 'sca_failed') return event;
  const found = await check(call, transactionUuid, rt);
  if (found === null || found === 'unknown') return null;
  return found.transactionStatus === 'cancelled'
    ? { type: 'sca_cleared' }
    : { type: 'fail', error: { kind: 'declined' } };
}
