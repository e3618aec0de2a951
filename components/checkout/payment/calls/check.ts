import type { Transaction } from '#contract/payments/payments.ts';
import { ApiError } from '#lib/api/api-error.ts';
import type { Call } from '#lib/api/call.ts';

/** Reads a payment's transaction; null when the request fails, `unknown` when the server has no such transaction. */
export async function check(call: Call, transactionUuid: string, rt?: string): Promise<Transaction | 'unknown' | null> {
  try {
    const { data } = await call('getTransaction', { params: { transactionUuid }, query: { rt } });
    return data;
  } catch (error) {
    return error instanceof ApiError && [403, 404].includes(error.status) ? 'unknown' : null;
  }
}
