import { CompiledQuery, sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import { audit } from '#soak/audit/audit.ts';
import type { GatewayEntry } from '#soak/audit/gateway.ts';
import { openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { bookCorruptions } from '#tests/support/soak/book-corruptions.ts';
import { chargeCorruptions } from '#tests/support/soak/charge-corruptions.ts';
import { dropConstraints, type Corruption } from '#tests/support/soak/corruption.ts';
import { payThroughAll, readGateway, type Paid } from '#tests/support/soak/paid-world.ts';
import { paymentCorruptions } from '#tests/support/soak/payment-corruptions.ts';
import { placeCorruptions } from '#tests/support/soak/place-corruptions.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const corruptions = [...paymentCorruptions, ...bookCorruptions, ...placeCorruptions];
const kinds = ['opayo', 'stripe', 'hosted'] as const;

const heldWithoutReference: Corruption = {
  what: 'money stays on hold of a payment whose answer was lost',
  breaks: ['held'],
  statements: ({ payment }) => [sql`update payment_transactions set provider_ref = null where id = ${payment}`],
  gateway: (entry) => [{ ...entry, isHeld: true }],
};

let paid: Paid[] = [];
let gateway: GatewayEntry[] = [];
beforeAll(async () => {
  paid = await payThroughAll(shop);
  gateway = await readGateway(shop, paid);
  await dropConstraints(db);
}, 60_000);

async function findBroken(source: Db, entries: readonly GatewayEntry[]): Promise<string[]> {
  const query = async (text: string, values: readonly unknown[] = []) =>
    (await source.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, [...values]))).rows;
  const told = paid.map(({ userId, orderId }) => ({ userId, orders: new Set([orderId]) }));
  const checks = await audit({ query, db: source }, { cards: entries, debits: [] }, told);
  return checks.filter(({ broken }) => broken.length > 0).map(({ name }) => name);
}

/** What the audit finds of a corruption of the payment of one kind, which is undone afterwards. */
async function findAfter({ statements, gateway: change }: Corruption, position: number): Promise<string[]> {
  const one = paid[position];
  if (one === undefined) throw new Error('There is no such payment.');
  const tx = await db.startTransaction().execute();
  try {
    // Triggers, too, are off.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statements?.(one) ?? []) await statement.execute(tx);
    const entries = gateway.flatMap((entry) =>
      entry.payment === one.payment ? (change?.(entry) ?? [entry]) : [entry],
    );
    return await findBroken(tx, entries);
  } finally {
    await tx.rollback().execute();
  }
}

it('finds nothing where nothing is wrong', async () => {
  expect(gateway).toEqual(paid.map(({ payment }) => ({ payment, kept: 500, isHeld: false })));
  expect(await findBroken(db, gateway)).toEqual([]);
});

describe.each(kinds.map((kind, position) => ({ kind, position })))('of a payment through $kind', ({ position }) => {
  it.each(corruptions)('finds that $what', async (corruption) => {
    expect((await findAfter(corruption, position)).sort()).toEqual([...corruption.breaks].sort());
  });
});

it('finds money on hold without a reference where the provider knows ours', async () => {
  const found = await Promise.all(kinds.map((_, position) => findAfter(heldWithoutReference, position)));
  expect(found).toEqual([[], ['held'], ['held']]);
});

it('has a corruption of every rule', async () => {
  const checks = await audit({ query: () => Promise.resolve([]), db }, { cards: gateway, debits: [] }, []);
  const broken = new Set([...corruptions, ...chargeCorruptions].flatMap(({ breaks }) => breaks));
  expect(checks.map(({ name }) => name).filter((name) => !broken.has(name))).toEqual([]);
});
