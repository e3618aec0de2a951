import { httpProvider } from '#backend/direct-debit/http-provider.ts';
import type { CollectionResult } from '#backend/direct-debit/provider.ts';
import { registerMandate } from '#backend/mandates/register-mandate.ts';
import { readOperator } from '#backend/operator/store.ts';
import type { BillingDeps } from './billing-deps.ts';
import { chargeCard } from './charge-card.ts';
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

/** Takes a claimed charge from its mandate, or asks what became of it. Changes nothing but the mandate here. */
export async function takeCharge(deps: BillingDeps, claimed: Claimed): Promise<CollectionResult> {
  const { mandateId, state, providerRef } = claimed;
  if (state === 'sent' && providerRef !== null) return httpProvider(deps).query({ providerRef });
  if (mandateId === null) return { kind: 'failed', code: 'no_mandate' };
  const mandate = await deps.db
    .selectFrom('mandates')
    .where('id', '=', mandateId)
    .select(['id', 'kind'])
    .executeTakeFirstOrThrow();
  return mandate.kind === 'card' ? chargeCard(deps, claimed, mandateId) : collect(deps, claimed, mandateId);
}
