import { readOperator } from '#backend/operator/store.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import type { ChargeOutcome } from '#backend/payments/provider.ts';
import { decryptToken } from '#backend/payments/saved-cards/saved-card.ts';
import type { BillingDeps } from './billing-deps.ts';
import type { ChargeResult } from './charge-result.ts';
import type { Claimed } from './claim-charge.ts';

/** The card of a mandate with its payer; undefined once the card is gone. */
export function readCard({ db }: BillingDeps, mandateId: string) {
  return db
    .selectFrom('mandates as m')
    .innerJoin('savedCards as c', 'c.id', 'm.savedCardId')
    .innerJoin('paymentAccounts as a', 'a.id', 'c.accountId')
    .innerJoin('users as u', 'u.id', 'm.userId')
    .leftJoin('billingAddresses as b', 'b.userId', 'm.userId')
    .where('m.id', '=', mandateId)
    .select(['c.tokenRef', 'a.kind', 'a.mode', 'u.firstName', 'u.lastName', 'u.email'])
    .select(['b.address1', 'b.city', 'b.postcode', 'b.country'])
    .select(['u.address1 as ownAddress1', 'u.town as ownCity', 'u.postcode as ownPostcode'])
    .executeTakeFirst();
}

/** Nobody is there to pass a check of the bank: where it asks for one, the payment has failed. */
function toResult(outcome: ChargeOutcome): ChargeResult {
  switch (outcome.kind) {
    case 'authorised':
      return { kind: 'held', providerRef: outcome.providerRef };
    case 'declined':
      return { kind: 'failed', code: outcome.code };
    case 'sca_required':
      return { kind: 'failed', code: 'authentication_required' };
    case 'not_found':
      return { kind: 'failed', code: 'not_found' };
    case 'lost':
      return outcome;
    case 'unknown':
      return { kind: 'unknown', cause: outcome.cause };
  }
}

/**
 * Holds the money of a charge on the card that is kept for a membership, as a recurring payment that its holder agreed to.
 * A request whose answer is lost has taken nothing.
 */
export async function chargeCard(deps: BillingDeps, claimed: Claimed, mandateId: string): Promise<ChargeResult> {
  const card = await readCard(deps, mandateId);
  const token = card === undefined ? null : decryptToken(card, deps.config);
  if (card === undefined || token === null) return { kind: 'failed', code: 'no_card' };
  const provider = getProvider(card, deps);
  if (provider.charge === undefined) return { kind: 'failed', code: 'not_supported' };
  const { currency } = await readOperator(deps.db);
  const outcome = await provider.charge({
    // One reference for each attempt, as long as the providers allow (40).
    reference: `${claimed.id}-${claimed.attempts}`,
    token,
    amount: claimed.amount,
    currency,
    description: `Membership from ${claimed.periodFrom}`,
    email: card.email,
    billing: {
      firstName: card.firstName,
      lastName: card.lastName,
      address1: card.address1 ?? card.ownAddress1 ?? 'Unknown',
      city: card.city ?? card.ownCity ?? undefined,
      postcode: card.postcode ?? card.ownPostcode ?? '',
      country: card.country ?? 'GB',
    },
  });
  return toResult(outcome);
}
