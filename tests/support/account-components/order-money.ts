import type { OrderMoney, TenderSum } from '#contract/payments/orders.ts';
import { sum } from '#contract/rules/sum.ts';
import { money } from '#tests/support/make/make-cart.ts';

/** An amount by a way of paying, in minor units. */
export const byTender = (amount: number, way: Partial<Omit<TenderSum, 'amount'>> = {}): TenderSum => ({
  ...{ tenderType: 'online', creditType: null, cardLast4: null },
  ...way,
  amount: money(amount),
});

type Lists = 'savings' | 'paid' | 'cameBackTo' | 'onItsWayTo';
type Parts = Partial<Pick<OrderMoney, Lists>> & { sold?: number; feesKept?: number; paidElsewhere?: number };

const total = (parts: readonly { amount: { value: number } }[]) => sum(parts.map(({ amount }) => amount.value));

/** What became of the money of an order, in minor units; paid by card unless told otherwise. It adds up. */
export function makeOrderMoney({ sold = 1680, feesKept = 0, paidElsewhere = 0, ...lists }: Parts = {}): OrderMoney {
  const { savings = [], paid = [byTender(sold)], cameBackTo = [], onItsWayTo = [] } = lists;
  const kept = total(paid) + paidElsewhere - total(cameBackTo) - total(onItsWayTo);
  return {
    reference: 'TL-00000050',
    fullPrice: money(sold + total(savings)),
    savings,
    sold: money(sold),
    paid,
    paidElsewhere: money(paidElsewhere),
    cameBackTo,
    onItsWayTo,
    feesKept: money(feesKept),
    kept: money(kept),
    keptByCard: money(kept + total(onItsWayTo) - paidElsewhere),
    keptByCredit: money(0),
    keptOtherwise: money(0),
    cameBack: money(total(cameBackTo) + total(onItsWayTo) + feesKept),
    refundsPending: money(total(onItsWayTo)),
    stillToPay: money(sold - total(paid) - paidElsewhere),
  };
}
