import type { ChargeResult, BillingDeps } from '#backend/charges/charge.ts';
import { finalise } from '#backend/checkout/finalise.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { decryptToken } from '#backend/mandates/saved-card.ts';
import { abandon } from '#backend/payments/abandon.ts';
import { applyOutcome } from '#backend/payments/apply-outcome.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { StoredCardCharge } from '#backend/payments/provider-requests.ts';
import type { Outcome } from '#backend/payments/provider.ts';
import { finishOperation, startOperation } from '#backend/payments/records/provider-operation.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { mostLostHolds, type Claimed } from './claim-charge.ts';

/** What the provider is asked for; null where the card can't be read. */
async function getRequest(
  { db, config }: BillingDeps,
  { id, amount, currency }: PaymentTransaction,
  { savedCardId, periodFrom }: Claimed,
): Promise<StoredCardCharge | null> {
  const card = await db
    .selectFrom('savedCards as c')
    .innerJoin('users as u', 'u.id', 'c.userId')
    .leftJoin('billingAddresses as b', 'b.userId', 'c.userId')
    .where('c.id', '=', savedCardId)
    .select(['c.tokenRef', 'u.firstName', 'u.lastName', 'u.email'])
    .select(['b.address1', 'b.city', 'b.postcode', 'b.country'])
    .select(['u.address1 as ownAddress1', 'u.town as ownCity', 'u.postcode as ownPostcode'])
    .executeTakeFirstOrThrow();
  const token = decryptToken(card, config);
  if (token === null) return null;
  return {
    reference: id,
    token,
    amount,
    currency,
    description: `Membership from ${periodFrom}`,
    email: card.email,
    billing: {
      firstName: card.firstName,
      lastName: card.lastName,
      address1: card.address1 ?? card.ownAddress1 ?? 'Unknown',
      city: card.city ?? card.ownCity ?? undefined,
      postcode: card.postcode ?? card.ownPostcode ?? '',
      country: card.country ?? 'GB',
    },
  };
}

const declined = (code: string, providerRef: string | null = null): Outcome => ({
  kind: 'declined',
  providerRef,
  code,
  customerMessage: null,
});

/** Nobody is there to pass a check of the bank: where it asks for one, the payment has failed. */
async function withoutHolder(deps: BillingDeps, attempt: PaymentTransaction, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'sca_required') return outcome;
  await abandon(deps, { ...attempt, providerRef: outcome.providerRef });
  return declined('authentication_required', outcome.providerRef);
}

/** Asks for a hold on the card that is kept for a membership, as a recurring payment that its holder agreed to: once. */
async function askForHold(deps: BillingDeps, attempt: PaymentTransaction, claimed: Claimed): Promise<void> {
  const { db, clock } = deps;
  const request = await getRequest(deps, attempt, claimed);
  const provider = getProvider(attempt, deps);
  const applied = { transactionUuid: attempt.id, by: 'reconciler' } as const;
  if (request === null || provider.charge === undefined) {
    const outcome = declined(request === null ? 'no_card' : 'not_supported');
    await transact(db, (tx) => applyOutcome(tx, { ...applied, outcome }, deps));
    return;
  }
  const { amount, currency } = request;
  const operationToStart = { transactionUuid: attempt.id, kind: 'authorise' as const, request: { amount, currency } };
  const operation = await transact(db, (tx) => startOperation(tx, operationToStart, clock.now()));
  const outcome = await withoutHolder(deps, attempt, await provider.charge(request));
  await transact(db, async (tx) => {
    await finishOperation(tx, operation, outcome, clock);
    await applyOutcome(tx, { ...applied, outcome }, deps);
  });
}

function getResult({ state, failureCode }: PaymentTransaction): ChargeResult {
  switch (state) {
    case 'completed':
      return { kind: 'settled' };
    case 'declined':
    case 'reversed':
      return failureCode === 'no_answer' ? { kind: 'lost' } : { kind: 'failed', code: failureCode ?? 'not_captured' };
    default:
      return { kind: 'unknown', cause: state };
  }
}

/**
 * Takes a charge from the card of its attempt by the rules of the checkout: the money is held, then captured by the
 * provider's reference, for which the card is not needed any more; after silence or a refusal the provider is asked what
 * became of the money before anything is decided. An attempt that is open is left to those who ask.
 */
export async function takeFromCard(deps: BillingDeps, claimed: Claimed): Promise<ChargeResult> {
  const { transactionId, isNew, lostHolds } = claimed;
  if (isNew && lostHolds >= mostLostHolds) return { kind: 'barred' };
  if (transactionId === null) return { kind: 'failed', code: 'no_card' };
  if (isNew) await askForHold(deps, await readTransaction(deps.db, transactionId), claimed);
  return getResult(await finalise(deps, transactionId, 'reconciler'));
}
