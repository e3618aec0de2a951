import type { Db } from '#backend/db/schema.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import type { HistoryRecord } from '#soak/customer/person.ts';
import { auditBooks } from './books.ts';
import { auditCharges } from './charges.ts';
import type { Check, Query } from './finding.ts';
import type { GatewayBooks } from './gateway.ts';
import { auditPayments } from './payments.ts';
import { auditPlaces } from './places.ts';
import { auditRefunds } from './refunds.ts';
import { auditTills } from './tills.ts';

/** Orders that a customer was told of, but that are not in the database. */
async function auditTold(query: Query, records: readonly Pick<HistoryRecord, 'userId' | 'orders'>[]): Promise<Check> {
  const toldOrders = records.flatMap(({ userId, orders }) => [...orders].map((id) => ({ id, userId })));
  const missingOrders = await query(
    `select told."userId" as user_id, told.id as order_id, o.status from jsonb_to_recordset($1::jsonb) as told (id text, "userId" int)
     left join orders o on o.id::text = told.id where o.status is distinct from 'success' or o.user_id <> told."userId"`,
    [JSON.stringify(toldOrders)],
  );
  return { name: 'told', rule: 'every order that a customer was told of is there', broken: missingOrders };
}

/** What the product's own checks of the books find (`npm run money`). */
async function auditMoney(db: Db): Promise<Check[]> {
  const broken = (await readLedgerDifferences(db)).map((difference) => ({ ...difference }));
  const agreed = 'the ledger agrees with orders, bookings, card payments, credit and debts';
  const addsUp = 'what is said of the money of an order adds up';
  return [
    { name: 'money', rule: agreed, broken },
    { name: 'words', rule: addsUp, broken: await readOrderMoneyFaults(db) },
  ];
}

interface Audited {
  query: Query;
  /** The same database. */
  db: Db;
}

/** Checks the invariants between the gateway, the database and the customers, when nothing is in progress. */
export async function audit(
  { query, db }: Audited,
  gateway: GatewayBooks,
  records: readonly Pick<HistoryRecord, 'userId' | 'orders'>[],
): Promise<Check[]> {
  return [
    ...(await auditPayments(query, gateway.cards)),
    ...(await auditRefunds(query, gateway.cards)),
    ...(await auditCharges(query, gateway)),
    ...(await auditPlaces(query)),
    ...(await auditBooks(query)),
    ...(await auditTills(query)),
    ...(await auditMoney(db)),
    await auditTold(query, records),
  ];
}
