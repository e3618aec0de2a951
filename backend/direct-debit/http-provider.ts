import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import type { CollectionResult, DirectDebitProvider } from './provider.ts';

const mandateSchema = z.object({ id: z.string().min(1) });
const collectionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['submitted', 'confirmed', 'failed']),
  cause: z.string().default('failed'),
});
const refusalSchema = z.object({ code: z.string().min(1) });

type Answer = { kind: 'answered'; status: number; body: unknown } | { kind: 'unanswered'; cause: string };

function toResult(answer: Answer): CollectionResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const read = collectionSchema.safeParse(answer.body);
  if (read.success) {
    const { id: providerRef, status, cause } = read.data;
    if (status === 'failed') return { kind: 'failed', code: cause };
    return { kind: status === 'confirmed' ? 'paid' : 'sent', providerRef };
  }
  const refusal = refusalSchema.safeParse(answer.body);
  const isRefused = answer.status >= 400 && answer.status < 500 && refusal.success;
  // The key belongs to an earlier request with other content, whose result is not repeated.
  if (isRefused && refusal.data.code === 'idempotency_key_reused') return { kind: 'unknown', cause: 'repeated' };
  return isRefused ? { kind: 'failed', code: refusal.data.code } : { kind: 'unknown', cause: 'bad_response' };
}

/**
 * Direct debits by an API of mandates and payments, in the way of the large providers: every write carries an
 * idempotency key. It is spoken by the payment sandbox (docs/payments.md).
 */
export function httpProvider({ config, services }: Pick<Dependencies, 'config' | 'services'>): DirectDebitProvider {
  const base = `http://127.0.0.1:${config.gatewayPort}/direct-debit/v1`;

  async function call(path: string, sent?: { key: string; body: Record<string, unknown> }): Promise<Answer> {
    try {
      const response = await services.payments.fetch(`${base}${path}`, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: 'Bearer sandbox',
          'Content-Type': 'application/json',
          ...(sent !== undefined && { 'Idempotency-Key': sent.key }),
        },
        body: sent === undefined ? undefined : JSON.stringify(sent.body),
        signal: AbortSignal.timeout(config.paymentTimeoutSeconds * 1000),
        redirect: 'error',
      });
      if ([408, 409, 429].includes(response.status) || response.status >= 500)
        return { kind: 'unanswered', cause: `status ${response.status}` };
      return { kind: 'answered', status: response.status, body: await response.json() };
    } catch (error) {
      return {
        kind: 'unanswered',
        cause: error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network',
      };
    }
  }

  return {
    async createMandate({ key, reference, account }) {
      const { accountHolder, sortCode, accountNumber } = account;
      const body = { reference, account_holder: accountHolder, sort_code: sortCode, account_number: accountNumber };
      const answer = await call('/mandates', { key, body });
      if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
      const created = mandateSchema.safeParse(answer.body);
      if (answer.status < 300 && created.success) return { kind: 'created', providerRef: created.data.id };
      const refusal = refusalSchema.safeParse(answer.body);
      return refusal.success
        ? { kind: 'refused', code: refusal.data.code }
        : { kind: 'unknown', cause: 'bad_response' };
    },
    collect: async ({ key, mandateRef, amount, currency, description }) =>
      toResult(await call('/payments', { key, body: { mandate: mandateRef, amount, currency, description } })),
    query: async ({ providerRef }) => toResult(await call(`/payments/${encodeURIComponent(providerRef)}`)),
  };
}
