import type { OrderMoney } from '#contract/payments/orders.ts';
import { money } from '#tests/support/make/make-cart.ts';

type Amounts = Partial<Record<Exclude<keyof OrderMoney, 'reference'>, number>>;

/** What became of the money of an order, in minor units; paid by card unless told otherwise. */
export function makeOrderMoney({ sold = 1680, keptByCard = 1680, ...amounts }: Amounts = {}): OrderMoney {
  return {
    reference: 'TL-00000050',
    sold: money(sold),
    keptByCard: money(keptByCard),
    keptByCredit: money(amounts.keptByCredit ?? 0),
    keptOtherwise: money(amounts.keptOtherwise ?? 0),
    cameBack: money(amounts.cameBack ?? 0),
    refundsPending: money(amounts.refundsPending ?? 0),
    stillToPay: money(amounts.stillToPay ?? 0),
  };
}
