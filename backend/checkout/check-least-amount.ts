import { DomainError } from '#backend/failure.ts';
import { money } from '#backend/serialize/money.ts';
import type { ProviderKind } from '#contract/payments/payments.ts';
import type { Basket } from './basket.ts';

/** The least that a provider charges, minor units of the currencies that we sell in; others charge any amount. */
const leastAmounts: Partial<Record<ProviderKind, number>> = { stripe: 30 };

/**
 * Throws `amount_too_small` when what is left to pay by card is less than the provider takes, before a card is asked for.
 * Its details have the least amount.
 */
export function checkLeastAmount(
  kind: ProviderKind,
  { balance, currency }: Pick<Basket, 'balance' | 'currency'>,
): void {
  const least = leastAmounts[kind] ?? 0;
  if (balance > 0 && balance < least)
    throw new DomainError('amount_too_small', { details: { least: money(least, currency) } });
}
