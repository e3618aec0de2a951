import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { getProvider } from '#backend/payments/get-provider.ts';
import { soldByBookings } from './sold-by-bookings.ts';

/** One amount as the payment gateway, the ledger and the bookings know it; minor units, null where one does not know it. */
export interface BookLine {
  name: string;
  gateway: number | null;
  ledger: number | null;
  bookings: number | null;
}

export interface OrderBooks {
  lines: BookLine[];
  /** Card payments that the provider did not tell about. */
  unanswered: string[];
}

/** Amounts of an order in the ledger, and beside them as orders and bookings have them; minor units. */
export interface OrderSums {
  sold: number;
  /** Paid in another system before an import; part of what was sold. */
  elsewhere: number;
  returned: number;
  card: number;
  /** By tenders other than cards online and credit. */
  otherwise: number;
  credit: number;
  due: number;
  creditBooks: number;
  dueBooks: number;
  soldBooks: number;
  refundsPending: number;
}

type Deps = Pick<Dependencies, 'db' | 'config' | 'clock' | 'services'>;

/** The sums of one order. Throws when there is no such order. */
export async function readOrderSums(db: Db, orderId: string): Promise<OrderSums> {
  const ledger = (account: string, only = sql`true`) => sql<number>`coalesce((select sum(p.amount)::int
    from ledger_entries e join ledger_postings p on p.entry_id = e.id
    where e.order_id = o.id and p.account = ${account} and ${only}), 0)`;
  const { rows } = await sql<OrderSums>`
    select ${ledger('receivable', sql`e.source = 'order'`)} + ${ledger('elsewhere')} as sold, ${ledger('elsewhere')} as elsewhere,
      ${ledger('returns')} as returned, ${ledger('tender:online')} as card, ${ledger('receivable')} as due,
      coalesce((select sum(p.amount)::int from ledger_entries e join ledger_postings p on p.entry_id = e.id
        where e.order_id = o.id and p.account like 'tender:%' and p.account <> 'tender:online'), 0) as otherwise,
      ${ledger('refunds_due')} as refunds_pending,
      ${ledger('credit_membership')} + ${ledger('credit_general')} as credit,
      coalesce((select -sum(c.amount)::int from credit_entries c where c.order_id = o.id), 0) as credit_books,
      o.balance as due_books, case when o.source is null then ${soldByBookings} else o.total end as sold_books
    from orders o where o.id = ${orderId}`.execute(db);
  const [sums] = rows;
  if (sums === undefined) throw new Error(`There is no order ${orderId}.`);
  return sums;
}

/** What the provider kept of the card payments of an order, by its own account and the refunds that it confirmed. */
async function askGateway(deps: Deps, orderId: string): Promise<{ kept: number | null; unanswered: string[] }> {
  const payments = await deps.db.selectFrom('paymentTransactions').where('orderId', '=', orderId).selectAll().execute();
  const told = await Promise.all(
    payments.map(async (payment) => {
      if (payment.providerRef === null) return { id: payment.id, kept: 0 };
      const money = await getProvider(payment, deps).moneyState({ providerRef: payment.providerRef });
      if (money.kind === 'unknown') return { id: payment.id, kept: null };
      return { id: payment.id, kept: money.capturedAmount - Math.max(money.refundedAmount, payment.refundedAmount) };
    }),
  );
  const unanswered = told.filter(({ kept }) => kept === null).map(({ id }) => id);
  const kept = told.reduce((sum, one) => sum + (one.kept ?? 0), 0);
  return { kept: unanswered.length > 0 ? null : kept, unanswered };
}

/** The money of one order as gateway, ledger and bookings have it. Throws when there is no such order. */
export async function readOrderBooks(deps: Deps, orderId: string): Promise<OrderBooks> {
  const sums = await readOrderSums(deps.db, orderId);
  const { kept, unanswered } = await askGateway(deps, orderId);
  return {
    lines: [
      { name: 'Sold', gateway: null, ledger: sums.sold, bookings: sums.soldBooks },
      { name: 'Kept by card', gateway: kept, ledger: sums.card, bookings: null },
      { name: 'Kept by credit', gateway: null, ledger: sums.credit, bookings: sums.creditBooks },
      { name: 'Came back', gateway: null, ledger: sums.returned, bookings: null },
      { name: 'Refunds on their way', gateway: null, ledger: 0 - sums.refundsPending, bookings: null },
      { name: 'Still to pay', gateway: null, ledger: sums.due, bookings: sums.dueBooks },
    ],
    unanswered,
  };
}

/** Whether those who know an amount agree on it. */
export function isAgreed({ gateway, ledger, bookings }: BookLine): boolean {
  return new Set([gateway, ledger, bookings].filter((amount) => amount !== null)).size <= 1;
}
