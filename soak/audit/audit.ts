import { connect } from '#backend/db/connection/connect.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import type { HistoryRecord } from '#soak/customer/person.ts';
import type { Database } from '#soak/processes/database.ts';
import { auditBooks } from './books.ts';
import type { Check } from './finding.ts';
import type { GatewayEntry } from './gateway.ts';
import { auditPayments } from './payments.ts';
import { auditPlaces } from './places.ts';

/** Orders that a customer was told of, but that are not in the database. */
async function auditTold({ query }: Database, records: readonly HistoryRecord[]): Promise<Check> {
  const toldOrders = records.flatMap(({ userId, orders }) => [...orders].map((id) => ({ id, userId })));
  const missingOrders = await query(
    `select told."userId" as user_id, told.id as order_id, o.status from jsonb_to_recordset($1::jsonb) as told (id text, "userId" int)
     left join orders o on o.id::text = told.id where o.status is distinct from 'success' or o.user_id <> told."userId"`,
    [JSON.stringify(toldOrders)],
  );
  return { name: 'told', rule: 'every order that a customer was told of is there', broken: missingOrders };
}

/** What the product's own checks of the books find (`npm run money`). */
async function auditMoney({ url }: Database): Promise<Check[]> {
  const db = connect({ url: await url(), max: 1 });
  try {
    const broken = (await readLedgerDifferences(db)).map((difference) => ({ ...difference }));
    const agreed = 'the ledger agrees with orders, bookings, card payments, credit and debts';
    const addsUp = 'what is said of the money of an order adds up';
    return [
      { name: 'money', rule: agreed, broken },
      { name: 'words', rule: addsUp, broken: await readOrderMoneyFaults(db) },
    ];
  } finally {
    await db.destroy();
  }
}

/** Checks the invariants between the gateway, the database and the customers, when nothing is in progress. */
export async function audit(
  database: Database,
  ledger: readonly GatewayEntry[],
  records: readonly HistoryRecord[],
): Promise<Check[]> {
  return [
    ...(await auditPayments(database, ledger)),
    ...(await auditPlaces(database)),
    ...(await auditBooks(database)),
    ...(await auditMoney(database)),
    await auditTold(database, records),
  ];
}
