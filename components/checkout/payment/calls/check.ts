import type { Transaction } from '#contract/payments.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';

/** What the server knows of a payment; null when it cannot say just now, and `unknown` when it knows of none. */
export async function check(call: Call, transactionUuid: string, rt?: string): Promise<Transaction | 'unknown' | null> {
  try {
    const { data } = await call('getTransaction', { params: { transactionUuid }, query: { rt } });
    return data;
  } catch (error) {
    return error instanceof ApiError && [403, 404].includes(error.status) ? 'unknown' : null;
  }
}
