import type { PaymentEvent } from '#components/checkout/payment/payment-machine.ts';
import { isUnsettled, getProblem } from '#components/checkout/payment/payment-problem.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';

/**
 * Polls whether the 3-D Secure challenge is complete; null while it is not. Only the server's state counts, not the
 * frame's message: 'authorised' goes on to complete, any other final state is '3D Secure verification failed'
 * (docs/product.md#3-d-secure).
 */
export async function completeSca(call: Call, transactionUuid: string, rt?: string): Promise<PaymentEvent | null> {
  try {
    const { data } = await call('completeSca', {
      params: { transactionId: transactionUuid },
      query: { rt },
      body: { transactionUuid },
    });
    switch (data.status) {
      case 'authorised':
      case 'completed':
        return { type: 'sca_passed' };
      case 'failed':
        return { type: 'fail', error: { kind: 'sca_failed' } };
      case 'pending':
        return { type: 'result_unknown' };
      case 'sca_required':
        return null;
    }
  } catch (error) {
    const isBusy = error instanceof ApiError && error.status === 429;
    return isUnsettled(error) || isBusy ? null : { type: 'fail', error: getProblem(error, 'sca_completion_failed') };
  }
}
