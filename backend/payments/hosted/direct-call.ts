import type { Dependencies } from '#backend/context.ts';
import { isSigned } from './cardstream-result.ts';
import type { Fields } from './dialect.ts';
import type { HostedShop } from './hosted-shop.ts';
import { cardstreamSignature } from './signers/cardstream-signature.ts';

/** A signed answer, or the reason why there is none that can be believed. */
export type DirectAnswer = { kind: 'answered'; fields: Fields } | { kind: 'unanswered'; cause: string };
export type DirectCall = (fields: Fields) => Promise<DirectAnswer>;

function getCause(error: unknown): string {
  return error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
}

/** Creates a client for Cardstream's direct endpoint. It never throws: network errors are results. */
export function directCall(
  shop: HostedShop,
  { config, services }: Pick<Dependencies, 'config' | 'services'>,
): DirectCall {
  return async (action) => {
    if (shop.directUrl === null) return { kind: 'unanswered', cause: 'no endpoint' };
    const fields = { merchantID: shop.merchantId, ...action };
    const body = new URLSearchParams({ ...fields, signature: cardstreamSignature(fields, shop.secret) });
    try {
      const response = await services.payments.fetch(shop.directUrl, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: body.toString(),
        signal: AbortSignal.timeout(config.paymentTimeoutSeconds * 1000),
        redirect: 'error',
      });
      if (!response.ok) return { kind: 'unanswered', cause: `status ${response.status}` };
      const answer = Object.fromEntries(new URLSearchParams(await response.text()));
      return isSigned(answer, shop)
        ? { kind: 'answered', fields: answer }
        : { kind: 'unanswered', cause: 'bad_signature' };
    } catch (error) {
      return { kind: 'unanswered', cause: getCause(error) };
    }
  };
}
