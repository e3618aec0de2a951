import { money } from '#backend/serialize/money.ts';
import type { TenderSum } from '#contract/payments/orders.ts';

/** One amount by one way of paying; minor units. */
export interface TenderPart {
  tenderType: TenderSum['tenderType'];
  creditType: TenderSum['creditType'];
  cardLast4: string | null;
  amount: number;
}

/** The amounts of each way of paying together, each card for itself, in order of first appearance. */
export function sumByTender(parts: readonly TenderPart[], currency: string): TenderSum[] {
  const sums = new Map<string, TenderPart>();
  for (const { tenderType, creditType, cardLast4, amount } of parts) {
    const key = [tenderType, creditType, cardLast4].join('/');
    sums.set(key, { tenderType, creditType, cardLast4, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].map(({ amount, ...way }) => ({ ...way, amount: money(amount, currency) }));
}
