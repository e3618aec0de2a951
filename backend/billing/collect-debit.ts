import type { BillingDeps } from '#backend/charges/charge.ts';
import { findDebitProvider } from '#backend/mandates/direct-debit/http-provider.ts';
import type { CollectionResult } from '#backend/mandates/direct-debit/provider.ts';
import { registerMandate } from '#backend/mandates/make-mandate.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { Claimed } from './claim-charge.ts';

/** The name of a request at the provider: the same for every repetition of one attempt. */
function getKey({ id, attempts }: Pick<Claimed, 'id' | 'attempts'>): string {
  return `${id}:${attempts}`;
}

/**
 * Has a charge collected from a bank account, or asks what became of it. A request that was not answered is asked for by
 * its key first; only one that the provider does not have is repeated, under the same key, and a refusal then decides
 * nothing.
 */
export async function collectDebit(deps: BillingDeps, claimed: Claimed, mandateId: string): Promise<CollectionResult> {
  const provider = findDebitProvider(deps);
  if (provider === null) return { kind: 'unknown', cause: 'no_provider' };
  const { state, providerRef, isNew } = claimed;
  const key = getKey(claimed);
  if (state === 'sent' && providerRef !== null) return provider.query({ providerRef });
  if (!isNew) {
    const found = await provider.find({ key });
    if (found !== null) return found;
  }
  const registered = await registerMandate(deps, mandateId);
  if (registered.kind === 'unknown') return registered;
  if (registered.kind === 'refused') return { kind: 'failed', code: registered.code };
  const { currency } = await readOperator(deps.db);
  const result = await provider.collect({
    key,
    mandateRef: registered.providerRef,
    amount: claimed.amount,
    currency,
    // The same in every repetition, as a repeated request has to be.
    description: `Membership from ${claimed.periodFrom}`,
  });
  if (result.kind !== 'failed' || isNew) return result;
  // The request before it may have arrived since it was asked for.
  return (await provider.find({ key })) ?? result;
}
