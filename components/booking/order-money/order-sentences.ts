import type { OrderMoney, TenderSum } from '#contract/payments/orders.ts';
import type { Money } from '#contract/primitives.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** The name of a way of paying, as the page around calls it. */
export type TenderName = (tender: Omit<TenderSum, 'amount'>) => string;

const format = ({ value, currency }: Money) => formatMoney(value, currency);

/** Why it cost less than its full price; nothing when it did not. */
function getPrice({ fullPrice, savings, sold }: OrderMoney, t: Translate): string[] {
  const cost = t('orderMoney.sold', { amount: format(sold) });
  if (savings.length === 0) return [cost];
  const less = savings.map(({ kind, name, amount, uses }) =>
    t(`orderMoney.saving.${kind}`, { name: name ?? '', amount: format(amount), uses }),
  );
  return [t('orderMoney.fullPrice', { amount: format(fullPrice) }), ...less, cost];
}

/**
 * What became of the money of an order in sentences, in which every amount is accounted for: the price, what paid it,
 * what came back and where to, what was kept, and what is still to pay.
 */
export function getOrderSentences(said: OrderMoney, t: Translate, tenderName: TenderName): string[] {
  const each = (key: 'paid' | 'cameBack' | 'onItsWay', tenders: readonly TenderSum[]) =>
    tenders.map(({ amount, ...tender }) =>
      t(`orderMoney.${key}`, { amount: format(amount), tender: tenderName(tender) }),
    );
  const one = (key: 'paidElsewhere' | 'fee' | 'kept' | 'stillToPay', amount: Money, isSaid = amount.value > 0) =>
    isSaid ? [t(`orderMoney.${key}`, { amount: format(amount) })] : [];
  const isReturned = said.cameBackTo.length + said.onItsWayTo.length > 0;
  return [
    ...getPrice(said, t),
    ...each('paid', said.paid),
    ...one('paidElsewhere', said.paidElsewhere),
    ...each('cameBack', said.cameBackTo),
    ...each('onItsWay', said.onItsWayTo),
    ...one('kept', said.kept, isReturned),
    ...one('fee', said.feesKept),
    ...(said.stillToPay.value === 0 ? [t('orderMoney.settled')] : one('stillToPay', said.stillToPay)),
  ];
}
