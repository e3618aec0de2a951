import { getPaymentEndpoint } from '../../contract/staff-payments.ts';
import { checkPermission } from '../http/check-role.ts';
import { operation } from '../operation.ts';
import { readTimeline } from './payment-timeline.ts';

/** How an attempt to pay came to where it is, for staff. */
export const getPayment = operation(getPaymentEndpoint, async ({ params }, { db, caller }) => {
  checkPermission(caller, 'refunds');
  return { data: await readTimeline(db, params.transactionUuid) };
});
