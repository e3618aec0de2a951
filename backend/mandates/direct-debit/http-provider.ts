import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import type { DebitAccount } from '#backend/outside-accounts.ts';
import type { CollectionResult, DirectDebitProvider } from './provider.ts';

const mandateSchema = z.object({ id: z.string().min(1) });
const collectionSchema = z.object({
  id: z.string().min(1),
  status: z.enum(['submitted', 'confirmed', 'failed']),
  cause: z.string().default('failed'),
});
const listSchema = z.object({ payments: z.array(z.unknown()) });
const refusalSchema = z.object({ code: z.string().min(1) });

type Answer = { kind: 'answered'; status: number; body: unknown } | { kind: 'unanswered'; cause: string };

/** What an answer says of a payment; null when it is about none. */
function readPayment(body: unknown): CollectionResult | null {
  const read = collectionSchema.safeParse(body);
  if (!read.success) return null;
  const { id: providerRef, status, cause } = read.data;
  if (status === 'failed') return { kind: 'failed', code: cause };
  return { kind: status === 'confirmed' ? 'paid' : 'sent', providerRef };
}

/** The result of a request to collect: one that was refused has taken nothing. */
function toResult(answer: Answer): CollectionResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const payment = readPayment(answer.body);
  if (payment !== null) return payment;
  const refusal = refusalSchema.safeParse(answer.body);
  const isRefused = answer.status >= 400 && answer.status < 500 && refusal.success;
  // The key belongs to an earlier request with other content, whose result is not repeated.
  if (isRefused && refusal.data.code === 'idempotency_key_reused') return { kind: 'unknown', cause: 'repeated' };
  return isRefused ? { kind: 'failed', code: refusal.data.code } : { kind: 'unknown', cause: 'bad_response' };
}

/** The answer to a question: one that is refused says nothing of the payment. */
function toAnswer(answer: Answer): CollectionResult {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  return readPayment(answer.body) ?? { kind: 'unknown', cause: `status ${answer.status}` };
}

/** The answer to a question for the payment of a key. */
function toFound(answer: Answer): CollectionResult | null {
  if (answer.kind === 'unanswered') return { kind: 'unknown', cause: answer.cause };
  const list = listSchema.safeParse(answer.body);
  if (!list.success) return { kind: 'unknown', cause: `status ${answer.status}` };
  const [first] = list.data.payments;
  return first === undefined ? null : (readPayment(first) ?? { kind: 'unknown', cause: 'bad_response' });
}

/**
 * Answers that leave open what became of a request: it may be under way, or was not looked at, as without the right key to
 * the account.
 */
const inconclusive = [401, 403, 408, 409, 429];

/** Where a provider is, and the key to the operator's account there. */
function getAddress(account: DebitAccount, { gatewayPort }: Pick<Config, 'gatewayPort'>) {
  if (account !== 'sandbox') return { base: account.url.replace(/\/$/, ''), key: account.key };
  return { base: `http://127.0.0.1:${gatewayPort}/direct-debit/v1`, key: 'sandbox' };
}

/**
 * Direct debits by an API of mandates and payments, in the way of the large providers: every write carries an
 * idempotency key. It is spoken by the payment sandbox (docs/payments.md). Null where no provider is configured: nothing
 * may be asked of anybody.
 */
export function findDebitProvider({
  config,
  services,
}: Pick<Dependencies, 'config' | 'services'>): DirectDebitProvider | null {
  if (config.directDebit === null) return null;
  const { base, key: accountKey } = getAddress(config.directDebit, config);

  async function call(path: string, sent?: { key: string; body: Record<string, unknown> }): Promise<Answer> {
    try {
      const response = await services.payments.fetch(`${base}${path}`, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          Authorization: `Bearer ${accountKey}`,
          'Content-Type': 'application/json',
          ...(sent !== undefined && { 'Idempotency-Key': sent.key }),
        },
        body: sent === undefined ? undefined : JSON.stringify(sent.body),
        signal: AbortSignal.timeout(config.paymentTimeoutSeconds * 1000),
        redirect: 'error',
      });
      if (inconclusive.includes(response.status) || response.status >= 500)
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
    find: async ({ key }) => toFound(await call(`/payments?key=${encodeURIComponent(key)}`)),
    query: async ({ providerRef }) => toAnswer(await call(`/payments/${encodeURIComponent(providerRef)}`)),
  };
}
