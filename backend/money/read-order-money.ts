import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readPayments } from '#backend/payments/records/order-payments.ts';
import { money } from '#backend/serialize/money.ts';
import type { CartItem } from '#contract/cart/cart-items.ts';
import { joinSavings } from '#contract/cart/rules/join-savings.ts';
import type { OrderMoney, TenderSum } from '#contract/payments/orders.ts';
import { orderReference } from '#contract/rules/order-reference.ts';
import { sum } from '#contract/rules/sum.ts';
import { readOrderSums } from './order-books.ts';

/** One amount by one way of paying; minor units. */
interface TenderPart {
  tenderType: TenderSum['tenderType'];
  creditType: TenderSum['creditType'];
  cardLast4: string | null;
  amount: number;
}

/** The amounts of each way of paying together, each card for itself, in order of first appearance. */
function sumByTender(parts: readonly TenderPart[], currency: string): TenderSum[] {
  const sums = new Map<string, TenderPart>();
  for (const { tenderType, creditType, cardLast4, amount } of parts) {
    const key = [tenderType, creditType, cardLast4].join('/');
    sums.set(key, { tenderType, creditType, cardLast4, amount: (sums.get(key)?.amount ?? 0) + amount });
  }
  return [...sums.values()].map(({ amount, ...way }) => ({ ...way, amount: money(amount, currency) }));
}

/** Why the lines of an order cost less than their full price, the same reasons together. */
const getSavings = (items: readonly CartItem[], currency: string): OrderMoney['savings'] =>
  joinSavings(items.flatMap(({ savings = [] }) => savings)).map(({ kind, name, uses, amountMinor }) => ({
    ...{ kind, name, uses },
    amount: money(amountMinor, currency),
  }));

/** Credit given for what was cancelled of an order, by its kind. */
async function readCancelledCredit(db: Db, orderId: string): Promise<TenderPart[]> {
  const { rows } = await sql<{ type: 'membership' | 'general'; amount: number }>`
    select c.type, sum(e.amount)::int as amount from credit_entries e join credit_accounts c on c.id = e.account_id
    where e.order_id = ${orderId} and e.reason = 'cancellation' group by c.type order by c.type`.execute(db);
  return rows.map(({ type, amount }) => ({ tenderType: 'credit', creditType: type, cardLast4: null, amount }));
}

/** What was kept as a fee of money that came back for an order. */
async function readFeesKept(db: Db, orderId: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::int as amount from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.order_id = ${orderId} and e.source = 'penalty' and p.account = 'returns'`.execute(db);
  return rows[0]?.amount ?? 0;
}

const total = (tenders: readonly TenderSum[]) => sum(tenders.map(({ amount }) => amount.value));

/**
 * What became of the money of an order: the sums of the ledger, and beside them prices, payments and refunds one by one.
 * They add up (docs/money.md#an-order-in-words). Throws `not_found` when there is no such order.
 */
export async function readOrderMoney(db: Db, orderId: string): Promise<OrderMoney> {
  const order = await db
    .selectFrom('orders')
    .where('id', '=', orderId)
    .select(['currency', 'items'])
    .executeTakeFirst();
  if (order === undefined) throw notFound();
  const { currency, items } = order;
  const sums = await readOrderSums(db, orderId);
  const payments = await readPayments(db, orderId);
  const amount = (value: number) => money(value, currency);
  const valid = payments.filter(({ amount: value, status }) =>
    value > 0 ? status === 'submitted' || status === 'done' : status !== 'failed',
  );
  const paid = sumByTender(
    valid.filter((payment) => payment.amount > 0),
    currency,
  );
  const refunds = valid
    .filter((payment) => payment.amount < 0)
    .map((refund) => ({ ...refund, amount: -refund.amount }));
  const isPending = ({ status }: { status: string }) => status !== 'done';
  const back = [...refunds.filter((refund) => !isPending(refund)), ...(await readCancelledCredit(db, orderId))];
  const cameBackTo = sumByTender(back, currency);
  const onItsWayTo = sumByTender(refunds.filter(isPending), currency);
  const savings = getSavings(items, currency);
  return {
    reference: orderReference(orderId),
    fullPrice: amount(sums.sold + sum(savings.map((saving) => saving.amount.value))),
    savings,
    sold: amount(sums.sold),
    paid,
    paidElsewhere: amount(sums.elsewhere),
    cameBackTo,
    onItsWayTo,
    feesKept: amount(await readFeesKept(db, orderId)),
    kept: amount(total(paid) + sums.elsewhere - total(cameBackTo) - total(onItsWayTo)),
    keptByCard: amount(sums.card),
    keptByCredit: amount(sums.credit),
    keptOtherwise: amount(sums.otherwise),
    cameBack: amount(sums.returned),
    refundsPending: amount(0 - sums.refundsPending),
    stillToPay: amount(sums.due),
  };
}
