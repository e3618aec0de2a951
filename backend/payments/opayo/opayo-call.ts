import { z } from 'zod';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { apiAddress, type OpayoMode } from './opayo-hosts.ts';

/** Credentials and host of an Opayo account. */
interface OpayoShop {
  vendor: string;
  integrationKey: string;
  integrationPassword: string;
}

const sandboxShop: OpayoShop = {
  vendor: 'Touchline',
  integrationKey: 'demo-key',
  integrationPassword: 'demo-password',
};

/**
 * Credentials and host of an account. Throws `provider_unavailable` when a live or test account has no keys in the
 * settings, and for the sandbox outside the demo: even if a database row says so, simulated money must not pay for real
 * bookings.
 */
export function opayoShop(mode: OpayoMode, { opayo, demo }: Pick<Config, 'opayo' | 'demo'>): OpayoShop {
  if (mode === 'sandbox' && demo) return sandboxShop;
  if (mode === 'sandbox' || opayo === null)
    throw new DomainError('provider_unavailable', { message: 'Failed to create payment session' });
  return opayo;
}

type Body = Record<string, unknown>;
/** An HTTP response of Opayo with any status, or the reason why there is none. */
export type OpayoAnswer = { kind: 'answered'; status: number; body: Body } | { kind: 'unanswered'; cause: string };
export type OpayoCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body) => Promise<OpayoAnswer>;

const bodySchema = z.record(z.string(), z.unknown());
const codeSchema = z.union([z.string(), z.number()]);
/** Every refusal of Opayo has a code, in one of three forms (docs/product.md#opayo). */
const refusalSchema = z.union([
  z.object({ code: codeSchema }),
  z.object({ statusCode: codeSchema }),
  z.object({ errors: z.array(z.object({ code: codeSchema })).min(1) }),
]);

/** What a proxy in between answers is none of Opayo's, and says nothing about the request, which may be carried out. */
const isOfOthers = ({ status }: Response, body: unknown) => status >= 400 && !refusalSchema.safeParse(body).success;

function getCause(error: unknown): string {
  if (!(error instanceof Error)) return 'network';
  return error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** A status that leaves the result of the request unknown. */
function isInconclusive(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}

/** Creates a client for one Opayo account. It never throws: network errors are results. */
export function opayoCall(mode: OpayoMode, { config, services }: Pick<Dependencies, 'config' | 'services'>): OpayoCall {
  const { integrationKey, integrationPassword } = opayoShop(mode, config);
  const authorization = `Basic ${Buffer.from(`${integrationKey}:${integrationPassword}`).toString('base64')}`;
  return async (method, path, body) => {
    try {
      const response = await services.payments.fetch(`${apiAddress(mode, config)}${path}`, {
        method,
        headers: { Authorization: authorization, 'Content-Type': 'application/json', Accept: 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(config.paymentTimeoutSeconds * 1000),
        redirect: 'error',
      });
      if (isInconclusive(response.status)) return { kind: 'unanswered', cause: `status ${response.status}` };
      const read = bodySchema.safeParse(response.status === 204 ? {} : await response.json());
      if (!read.success || isOfOthers(response, read.data)) return { kind: 'unanswered', cause: 'bad_response' };
      return { kind: 'answered', status: response.status, body: read.data };
    } catch (error) {
      return { kind: 'unanswered', cause: getCause(error) };
    }
  };
}
