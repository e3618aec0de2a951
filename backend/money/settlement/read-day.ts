import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { PaymentTransaction } from '#backend/payments/records/transitions.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** A day of an account; a day begins and ends by the clock of the operator. */
export interface SettlementDay {
  accountId: string;
  /** YYYY-MM-DD */
  day: string;
}

/** A payment of a day with what we have of its money. */
export type DayPayment = PaymentTransaction & {
  /** What the ledger has as received by card for it, less what went back; minor units. */
  ledgerAmount: number;
};

/** The instants at which a day begins and ends. */
export async function readSpan(db: Db, { day }: Pick<SettlementDay, 'day'>): Promise<{ from: Date; to: Date }> {
  const { rows } = await sql<{ from: Date; to: Date }>`select
    (${day}::date::timestamp at time zone ${siteZone}) as from,
    ((${day}::date + 1)::timestamp at time zone ${siteZone}) as to`.execute(db);
  if (rows[0] === undefined) throw new Error(`There is no day ${day}.`);
  return rows[0];
}

const ledgerAmount = sql<number>`coalesce((select sum(p.amount)::int from payments paid
  join ledger_entries e on e.source = 'payment' and e.source_id = paid.id
  join ledger_postings p on p.entry_id = e.id and p.account = 'tender:online'
  where paid.transaction_id = t.id), 0)`;

/** The attempts of an account that began on a day, or of which something went back on it. */
export function readDayPayments(
  db: Db,
  accountId: string,
  { from, to }: { from: Date; to: Date },
): Promise<DayPayment[]> {
  return db
    .selectFrom('paymentTransactions as t')
    .where('t.accountId', '=', accountId)
    .where('t.state', 'not in', ['created', 'ready'])
    .where(
      sql<boolean>`t.id in (
        select id from payment_transactions
        where account_id = ${accountId} and created_at >= ${from} and created_at < ${to}
        union
        select transaction_id from payments where amount < 0 and transaction_id is not null
          and completed_at >= ${from} and completed_at < ${to})`,
    )
    .selectAll('t')
    .select(ledgerAmount.as('ledgerAmount'))
    .orderBy('t.createdAt')
    .orderBy('t.id')
    .execute();
}

/** What we have of one payment that a report names, whatever account it was made by; undefined when we have none. */
export function findReported(
  db: Db,
  { transactionUuid, providerRef }: { transactionUuid: string | null; providerRef: string },
): Promise<DayPayment | undefined> {
  return db
    .selectFrom('paymentTransactions as t')
    .where((row) => row.or([row('t.id', '=', transactionUuid), row('t.providerRef', '=', providerRef)]))
    .selectAll('t')
    .select(ledgerAmount.as('ledgerAmount'))
    .executeTakeFirst();
}
