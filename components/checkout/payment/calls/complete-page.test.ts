import { completePage } from '#components/checkout/payment/use-payment.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';

const uuid = '18ca3b4f-b51d-491a-b174-c6a0569833ec';

/** A server whose check says `status`, and whose transaction is in a state. */
const server = (status: string, transactionStatus: string | null): Call =>
  ((id: string) => {
    if (id === 'completeSca') return Promise.resolve({ data: { transactionId: uuid, status } });
    if (transactionStatus === null)
      return Promise.reject(new ApiError({ status: 500, code: 'unexpected', message: '' }));
    return Promise.resolve({ data: { transactionUuid: uuid, transactionStatus } });
  }) as unknown as Call;

it.each([
  ['authorised', 'authorised', { type: 'sca_passed' }],
  ['sca_required', 'sca_required', null],
  ['pending', 'pending', { type: 'result_unknown' }],
  ['failed', 'failed', { type: 'fail', error: { kind: 'declined' } }],
  ['failed', 'expired', { type: 'fail', error: { kind: 'declined' } }],
  ['failed', 'cancelled', { type: 'sca_cleared' }],
  ['failed', null, null],
] as const)('%s of a payment that is %s is %j', async (status, transactionStatus, event) => {
  expect(await completePage(server(status, transactionStatus), uuid)).toEqual(event);
});
