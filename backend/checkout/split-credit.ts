import { readCredits } from '#backend/cart/pricing/credits.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { Tender } from '#contract/payments/tenders.ts';
import type { BasketCart } from './basket.ts';

/**
 * Names the kinds of a line `credit`: the whole credit set aside for the basket, membership credit first. More than that is
 * left as general credit, for which the basket then has changed.
 */
export async function splitCredit(tx: Tx, cart: BasketCart, lines: readonly Tender[], now: Date): Promise<Tender[]> {
  const plain = lines.filter(({ tenderType, amount }) => tenderType === 'credit' && amount > 0);
  const named = lines.filter(({ tenderType }) => tenderType !== 'credit');
  const offered = plain.reduce((sum, { amount }) => sum + amount, 0);
  if (offered === 0) return named;
  const credits = await readCredits(tx, cart.userId, cart.id, now);
  const membership = Math.min(offered, credits.find(({ type }) => type === 'membership')?.applied ?? 0);
  return [
    ...named,
    { tenderType: 'membership-credit', amount: membership },
    { tenderType: 'general-credit', amount: offered - membership },
  ];
}
