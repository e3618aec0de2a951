import { sql } from 'kysely';
import { openShop } from '#tests/support/cart/shop.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { readLedgerDifferences } from './ledger-differences.ts';

const { db, robin } = await openShop();

interface Tender {
  tenderType: 'cash' | 'card' | 'credit';
  creditType?: 'membership' | 'general';
  amount: number;
}

interface Sold {
  total: number;
  tax?: number;
  lines?: { purchasableType: string; purchasableId: string; price: number; tax?: number }[];
  tenders?: Tender[];
}

async function makeOrder({ total, tax = 0, lines, tenders = [] }: Sold): Promise<string> {
  const paid = tenders.reduce((sum, { amount }) => sum + amount, 0);
  const order = { userId: robin.id, cartSource: 'front-of-house', currency: 'GBP', itemCount: 1 } as const;
  return db.transaction().execute(async (tx) => {
    const status = paid < total ? 'awaiting_payment' : 'success';
    const { id } = await tx
      .insertInto('orders')
      .values({ ...order, status, total, taxTotal: tax, balance: total - paid })
      .returning('id')
      .executeTakeFirstOrThrow();
    const product = [{ purchasableType: 'pricingOption', purchasableId: 'x', price: total, tax }];
    await tx
      .insertInto('orderLines')
      .values((lines ?? product).map((line) => ({ ...line, orderId: id, name: 'Thing' })))
      .execute();
    for (const tender of tenders)
      await tx
        .insertInto('payments')
        .values({ heldBy: tender.tenderType === 'credit' ? 'credit' : 'desk', ...tender, orderId: id, status: 'done' })
        .execute();
    return id;
  });
}

/** The sums of an order by account. */
async function getSums(orderId: string): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom('ledgerPostings as p')
    .innerJoin('ledgerEntries as e', 'e.id', 'p.entryId')
    .where('e.orderId', '=', orderId)
    .groupBy('p.account')
    .having(sql<number>`sum(p.amount)`, '<>', 0)
    .select(['p.account', sql<number>`sum(p.amount)::int`.as('amount')])
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

it('posts a sale with its tax, and each tender', async () => {
  const id = await makeOrder({
    total: 1200,
    tax: 200,
    tenders: [
      { tenderType: 'cash', amount: 700 },
      { tenderType: 'card', amount: 500 },
    ],
  });
  expect(await getSums(id)).toEqual({ sales: -1000, tax: -200, 'tender:cash': 700, 'tender:card': 500 });
});

it('keeps what is still to pay as owed by the customer, and lowers it when it is forgiven', async () => {
  const id = await makeOrder({ total: 900, tenders: [{ tenderType: 'cash', amount: 500 }] });
  expect(await getSums(id)).toEqual({ sales: -900, receivable: 400, 'tender:cash': 500 });
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('orders').set({ total: 500, balance: 0 }).where('id', '=', id).execute();
    await tx.updateTable('orderLines').set({ price: 500 }).where('orderId', '=', id).execute();
  });
  expect(await getSums(id)).toEqual({ sales: -500, 'tender:cash': 500 });
});

it('owes a refund until it is done, and takes one that failed back', async () => {
  const id = await makeOrder({ total: 800, tenders: [{ tenderType: 'card', amount: 800 }] });
  const { id: refundOf } = await db
    .selectFrom('payments')
    .where('orderId', '=', id)
    .select('id')
    .executeTakeFirstOrThrow();
  const refund = {
    orderId: id,
    tenderType: 'card',
    amount: -300,
    heldBy: 'desk',
    status: 'created',
    refundOf,
  } as const;
  const made = await db.insertInto('payments').values(refund).returning('id').executeTakeFirstOrThrow();
  const set = (status: 'done' | 'failed') =>
    db.updateTable('payments').set({ status }).where('id', '=', made.id).execute();
  expect(await getSums(id)).toEqual({ sales: -800, 'tender:card': 800, returns: 300, refunds_due: -300 });
  await set('done');
  expect(await getSums(id)).toEqual({ sales: -800, 'tender:card': 500, returns: 300 });
  await set('failed');
  expect(await getSums(id)).toEqual({ sales: -800, 'tender:card': 800 });
});

it('settles a penalty by the order that pays it, without selling anything', async () => {
  const penalty = await db
    .insertInto('penalties')
    .values({ userId: robin.id, name: 'Late', reason: 'Late', amount: 300 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const owed = () =>
    sql<{ sum: number }>`select sum(amount)::int as sum from ledger_postings where account = 'owed'`.execute(db);
  expect((await owed()).rows).toEqual([{ sum: 300 }]);
  const id = await makeOrder({
    total: 300,
    lines: [{ purchasableType: 'penalty', purchasableId: penalty.id, price: 300 }],
    tenders: [{ tenderType: 'cash', amount: 300 }],
  });
  await db.updateTable('penalties').set({ status: 'paid', orderId: id }).where('id', '=', penalty.id).execute();
  expect(await getSums(id)).toEqual({ owed: -300, 'tender:cash': 300 });
  expect((await owed()).rows).toEqual([{ sum: 0 }]);
  expect(await readLedgerDifferences(db)).toEqual([]);
});

it('posts nothing for a penalty that is waived', async () => {
  const values = { userId: robin.id, name: 'Late', reason: 'Late', amount: 300 };
  const { id } = await db.insertInto('penalties').values(values).returning('id').executeTakeFirstOrThrow();
  await db.updateTable('penalties').set({ status: 'waived' }).where('id', '=', id).execute();
  const entries = await db.selectFrom('ledgerEntries').where('sourceId', '=', id).select('source').execute();
  expect(entries).toHaveLength(2);
  expect(await readLedgerDifferences(db)).toEqual([]);
});

it('finds money that changed without the ledger', async () => {
  const person = await makePerson(db);
  const account = await db
    .insertInto('creditAccounts')
    .values({ userId: person.id, type: 'general', balance: 500 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await readLedgerDifferences(db)).toEqual([{ check: 'credit balance', id: account.id, ledger: 0, books: 500 }]);
  const opening = { accountId: account.id, amount: 500, reason: 'opening' } as const;
  await db.insertInto('creditEntries').values(opening).execute();
  expect(await readLedgerDifferences(db)).toEqual([]);
  const order = await makeOrder({
    total: 500,
    tenders: [{ tenderType: 'credit', creditType: 'general', amount: 500 }],
  });
  expect(await readLedgerDifferences(db)).toEqual([{ check: 'credit spent', id: order, ledger: 500, books: 0 }]);
  const spent = { ...opening, amount: -500, reason: 'spent', orderId: order } as const;
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('creditEntries').values(spent).execute();
    await tx.updateTable('creditAccounts').set({ balance: 0 }).where('id', '=', account.id).execute();
  });
  expect(await readLedgerDifferences(db)).toEqual([]);
});

describe('the database refuses', () => {
  it('an entry that does not balance', async () => {
    const unbalanced = db.transaction().execute(async (tx) => {
      const values = { source: 'order', sourceId: crypto.randomUUID(), orderId: null, happenedAt: new Date() } as const;
      const { id } = await tx.insertInto('ledgerEntries').values(values).returning('id').executeTakeFirstOrThrow();
      const postings = [
        { entryId: id, account: 'sales', amount: -100 },
        { entryId: id, account: 'receivable', amount: 90 },
      ];
      await tx.insertInto('ledgerPostings').values(postings).execute();
    });
    await expect(unbalanced).rejects.toMatchObject({ constraint: 'ledger_balances' });
  });

  it('a posting to an account that nobody knows', async () => {
    const values = { entryId: 1, account: 'elsewhere at all', amount: 1 };
    await expect(db.insertInto('ledgerPostings').values(values).execute()).rejects.toMatchObject({ code: '23503' });
  });

  it('changes of what was posted', async () => {
    await makeOrder({ total: 100 });
    const grows = { constraint: 'ledger_only_grows' };
    await expect(db.updateTable('ledgerPostings').set({ amount: 1 }).execute()).rejects.toMatchObject(grows);
    await expect(db.deleteFrom('ledgerPostings').execute()).rejects.toMatchObject(grows);
    await expect(db.deleteFrom('ledgerEntries').execute()).rejects.toMatchObject(grows);
  });
});
