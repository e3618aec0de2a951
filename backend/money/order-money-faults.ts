import type { Db } from '#backend/db/schema.ts';
import type { OrderMoney } from '#contract/payments/orders.ts';
import { sum } from '#contract/rules/sum.ts';
import { readOrderMoney } from './read-order-money.ts';

const total = (amounts: readonly { amount: { value: number } }[]) => sum(amounts.map(({ amount }) => amount.value));

/**
 * The rules by which what is said of the money of an order does not add up; empty when it does. All numbers come from
 * different rows: prices, payments, refunds, credit and the ledger.
 */
export function getOrderMoneyFaults(said: OrderMoney): string[] {
  const back = total(said.cameBackTo) + total(said.onItsWayTo);
  const keptByAll = said.keptByCard.value + said.keptByCredit.value + said.keptOtherwise.value;
  const rules: [string, number, number][] = [
    ['full price less savings is the price', said.fullPrice.value - total(said.savings), said.sold.value],
    [
      'paid and still to pay is the price',
      total(said.paid) + said.paidElsewhere.value + said.stillToPay.value,
      said.sold.value,
    ],
    ['what came back is what was returned and not kept as a fee', back + said.feesKept.value, said.cameBack.value],
    ['what is on its way is what is pending', total(said.onItsWayTo), said.refundsPending.value],
    ['paid less what came back is what was kept', total(said.paid) + said.paidElsewhere.value - back, said.kept.value],
    [
      'what was kept is what the ledger has, less what is on its way',
      said.kept.value,
      keptByAll + said.paidElsewhere.value - said.refundsPending.value,
    ],
  ];
  return rules.filter(([, one, other]) => one !== other).map(([name, one, other]) => `${name}: ${one}, ${other}`);
}

/** The orders with money of which what is said does not add up, each with the rules that it breaks. */
export async function readOrderMoneyFaults(db: Db): Promise<{ id: string; faults: string }[]> {
  const orders = await db
    .selectFrom('orders')
    .where('status', 'in', ['success', 'awaiting_payment'])
    .orderBy('createdAt')
    .select('id')
    .execute();
  const found: { id: string; faults: string }[] = [];
  for (const { id } of orders) {
    const faults = getOrderMoneyFaults(await readOrderMoney(db, id));
    if (faults.length > 0) found.push({ id, faults: faults.join('; ') });
  }
  return found;
}
