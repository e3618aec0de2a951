import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { soldByBookings } from './sold-by-bookings.ts';

/** Two amounts that should be equal and are not; minor units. */
export interface LedgerDifference {
  check: 'still to pay' | 'sold' | 'card money' | 'credit spent' | 'credit balance' | 'owed' | 'charge';
  /** Of the order, credit account or charge of a membership concerned; null for the sum of all that is owed. */
  id: string | null;
  ledger: number;
  books: number;
}

/** Sum of the postings to an account in the entries of the order `o`. */
const ofOrder = (account: string) => sql<number>`coalesce((select sum(p.amount)::int from ledger_entries e
  join ledger_postings p on p.entry_id = e.id where e.order_id = o.id and p.account = ${account}), 0)`;

/** What the order of the charge `c` received. */
const received = sql<number>`coalesce((select sum(p.amount)::int from payments paid
  join ledger_entries e on e.source = 'payment' and e.source_id = paid.id
  join ledger_postings p on p.entry_id = e.id and p.account like 'tender:%'
  where paid.order_id = c.order_id and paid.amount > 0), 0)`;

/** What the charge `c` has taken: its amount when it is paid, and whatever another attempt at it has kept. */
const taken = sql<number>`case c.state when 'paid' then c.amount else 0 end + coalesce((
  select sum(t.captured_amount - t.refunded_amount)::int from payment_transactions t
  where t.charge_id = c.id and (c.state <> 'paid' or t.id is distinct from c.transaction_id)), 0)`;

/** What the entries of the order `o` itself charged. */
const charged = sql<number>`coalesce((select sum(p.amount)::int from ledger_entries e
  join ledger_postings p on p.entry_id = e.id where e.order_id = o.id and e.source = 'order'
    and p.account in ('receivable', 'elsewhere')), 0)`;

/**
 * Compares the ledger with the orders, bookings, card payments, credit and charges that it is about: of one order, or of
 * everything (docs/money.md). Nothing of it may be under way.
 */
export async function readLedgerDifferences(db: Db, orderId: string | null = null): Promise<LedgerDifference[]> {
  const { rows } = await sql<LedgerDifference>`
    with chosen as (
      select * from orders o where o.status in ('success', 'awaiting_payment')
        and (${orderId}::uuid is null or o.id = ${orderId}::uuid)
    ), compared as (
      select 'still to pay' as check, o.id::text, ${ofOrder('receivable')} as ledger, o.balance as books from chosen o
      union all
      select 'sold', o.id::text, ${charged}, case when o.source is null then ${soldByBookings} else o.total end from chosen o
      union all
      select 'card money', o.id::text, ${ofOrder('tender:online')}, coalesce((
        select sum(t.captured_amount - t.refunded_amount)::int from payment_transactions t where t.order_id = o.id), 0)
      from chosen o
      union all
      select 'credit spent', o.id::text, ${ofOrder('credit_tender')}, 0 from chosen o
      union all
      select 'credit balance', a.id::text, coalesce((select -sum(p.amount)::int from credit_entries c
        join ledger_entries e on e.source = 'credit' and e.source_id = c.id
        join ledger_postings p on p.entry_id = e.id and p.account = 'credit_' || a.type
        where c.account_id = a.id), 0), a.balance from credit_accounts a where ${orderId}::uuid is null
      union all
      select 'owed', null, coalesce((select sum(amount)::int from ledger_postings where account = 'owed'), 0),
        coalesce((select sum(amount)::int from penalties where status = 'outstanding'), 0) + coalesce((
          select sum(amount)::int from journal_transactions where status = 'outstanding' and kind <> 'collectable_fee'), 0)
      where ${orderId}::uuid is null
      union all
      select 'charge', c.id::text, ${received}, ${taken} from membership_charges c
      where ${orderId}::uuid is null or c.order_id = ${orderId}::uuid
    )
    select * from compared where ledger <> books order by "check", id`.execute(db);
  return rows;
}
