import { httpProvider } from '#backend/direct-debit/http-provider.ts';
import type { CollectionResult } from '#backend/direct-debit/provider.ts';
import { registerMandate } from '#backend/mandates/register-mandate.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { BillingDeps } from './billing-deps.ts';
import { captureCard } from './capture-card.ts';
import { chargeCard } from './charge-card.ts';
import type { ChargeResult } from './charge-result.ts';
import type { Claimed } from './claim-charge.ts';

/** The name of a request at the provider: the same for every repetition of one attempt. */
function getKey({ id, attempts }: Pick<Claimed, 'id' | 'attempts'>): string {
  return `${id}:${attempts}`;
}

async function collect(deps: BillingDeps, claimed: Claimed, mandateId: string): Promise<CollectionResult> {
  const registered = await registerMandate(deps, mandateId);
  if (registered.kind === 'unknown') return registered;
  if (registered.kind === 'refused') return { kind: 'failed', code: registered.code };
  const { currency } = await readOperator(deps.db);
  return httpProvider(deps).collect({
    key: getKey(claimed),
    mandateRef: registered.providerRef,
    amount: claimed.amount,
    currency,
    // The same in every repetition, as a repeated request has to be.
    description: `Membership from ${claimed.periodFrom}`,
  });
}

/**
 * Takes a claimed charge from its mandate, captures what is held for it, or asks what became of it. Changes nothing but the
 * mandate here.
 */
export async function takeCharge(deps: BillingDeps, claimed: Claimed): Promise<ChargeResult> {
  const { mandateId, state, providerRef } = claimed;
  if (mandateId === null) return { kind: 'failed', code: 'no_mandate' };
  const mandate = await deps.db
    .selectFrom('mandates')
    .where('id', '=', mandateId)
    .select(['id', 'kind'])
    .executeTakeFirstOrThrow();
  const isCard = mandate.kind === 'card';
  if (state === 'sent' && providerRef !== null)
    return isCard ? captureCard(deps, claimed, mandateId, providerRef) : httpProvider(deps).query({ providerRef });
  return isCard ? chargeCard(deps, claimed, mandateId) : collect(deps, claimed, mandateId);
}
