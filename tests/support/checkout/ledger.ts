import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { readOrderMoneyFaults } from '#backend/money/order-money-faults.ts';
import type { Shop } from './shop.ts';

/** A payment as the gateway has recorded it; amounts in minor units. */
export interface GatewayPayment {
  transactionId: string;
  vendorTxCode: string;
  isHeld: boolean;
  capturedAmount: number;
  refundedAmount: number;
}

/**
 * Invariants when nothing is in progress: captured money is the money of orders, orders are paid in full, consumed
 * places are the places of bookings, spent credit is credit of orders, and nothing is locked for a payment that has
 * ended.
 */
export async function expectBalancedLedger({ db, gateway }: Pick<Shop, 'db' | 'gateway'>): Promise<void> {
  const readNumber = async (query: ReturnType<typeof sql<{ value: number }>>) =>
    Number((await query.execute(db)).rows[0]?.value ?? 0);
  const keptMoney = await readNumber(
    sql`select coalesce(sum(captured_amount - refunded_amount), 0) as value from payment_transactions`,
  );
  const online = await readNumber(
    sql`select coalesce(sum(amount), 0) as value from payments where tender_type = 'online'`,
  );
  expect(keptMoney).toBe(online);
  expect(await keptAtGateway(gateway)).toBe(online);
  const unpaid =
    await readNumber(sql`select count(*) as value from orders where status = 'success' and total - balance <> coalesce(
    (select sum(amount) from payments where payments.order_id = orders.id), 0)`);
  expect(unpaid).toBe(0);
  const miscounted = await readNumber(sql`select count(*) as value from occurrences where consumed <> coalesce(
    (select sum(places) from bookings where occurrence_id = occurrences.id and released_at is null), 0)`);
  expect(miscounted).toBe(0);
  const spentCredit = await readNumber(
    sql`select coalesce(-sum(amount), 0) as value from credit_entries where reason = 'spent'`,
  );
  const credit = await readNumber(
    sql`select coalesce(sum(amount), 0) as value from payments where tender_type = 'credit' and amount > 0`,
  );
  expect(spentCredit).toBe(credit);
  const misreserved = await readNumber(sql`select count(*) as value from credit_accounts where reserved <> coalesce(
    (select sum(amount) from credit_reservations where account_id = credit_accounts.id and state = 'reserved'), 0)`);
  expect(misreserved).toBe(0);
  const differences = await readLedgerDifferences(db);
  // Some tests hand out credit without saying why.
  expect(differences.filter(({ check }) => check !== 'credit balance')).toEqual([]);
  expect(await readOrderMoneyFaults(db)).toEqual([]);
  const stuckLocks =
    await readNumber(sql`select count(*) as value from bookings join payment_transactions t on t.id = pinned_by
    where t.state in ('completed', 'declined', 'cancelled', 'expired', 'reversed')`);
  expect(stuckLocks).toBe(0);
}

/** Every payment as the gateway has recorded it. */
export async function gatewayPayments(gateway: string): Promise<GatewayPayment[]> {
  const response = await fetch(`${gateway}/__control/transactions`);
  const { transactions } = (await response.json()) as { transactions: GatewayPayment[] };
  return transactions;
}

/** The total that the gateway has captured and not refunded, in minor units. */
export async function keptAtGateway(gateway: string): Promise<number> {
  return (await gatewayPayments(gateway)).reduce(
    (sum, { capturedAmount, refundedAmount }) => sum + capturedAmount - refundedAmount,
    0,
  );
}
