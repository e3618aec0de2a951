import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { apiAddress, type OpayoMode } from './opayo-hosts.ts';
import { opayoShop } from './opayo-shop.ts';

type Body = Record<string, unknown>;
/** An HTTP response of Opayo with any status, or the reason why there is none. */
export type OpayoAnswer = { kind: 'answered'; status: number; body: Body } | { kind: 'unanswered'; cause: string };
export type OpayoCall = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: Body) => Promise<OpayoAnswer>;

const bodySchema = z.record(z.string(), z.unknown());

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
      if (!read.success) return { kind: 'unanswered', cause: 'bad_response' };
      return { kind: 'answered', status: response.status, body: read.data };
    } catch (error) {
      return { kind: 'unanswered', cause: getCause(error) };
    }
  };
}
