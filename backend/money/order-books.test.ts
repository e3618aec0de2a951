import { sql } from 'kysely';
import { testBackend } from '#tests/support/backend.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { findOrderByName } from './find-order.ts';
import { booksText, countDifferences, entriesText } from './ledger-text.ts';
import { getOrderMoney } from './operations/list-money.ts';
import { readOrderBooks } from './order-books.ts';
import { getOrderMoneyFaults } from './order-money-faults.ts';
import { readOrderMoney } from './read-order-money.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

async function payByCard(): Promise<string> {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id } = await complete(shop, customer, prepared.transaction_uuid);
  return complete_order_id ?? '';
}

it('shows an order as gateway, ledger and bookings have it', async () => {
  const id = await payByCard();
  const books = await readOrderBooks(shop.dependencies, id);
  expect(books.lines.slice(0, 2)).toEqual([
    { name: 'Sold', gateway: null, ledger: price, bookings: price },
    { name: 'Kept by card', gateway: price, ledger: price, bookings: null },
  ]);
  expect(countDifferences(books)).toBe(0);
  expect(booksText(books, 'GBP')).toMatch(/Kept by card +£6\.20 +£6\.20 +-\n[^]*\nDifferences: 0$/);
  expect(await entriesText(db, id, 'GBP')).toBe(
    [
      '2026-11-24 12:00  order   receivable £6.20, sales -£6.20',
      '2026-11-24 12:00  payment tender:online £6.20, receivable -£6.20',
    ].join('\n'),
  );
});

it('tells its owner in the same numbers, and nobody else', async () => {
  const customer = await customerWithBasket(shop);
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, cards.approved);
  const { complete_order_id: id } = await complete(shop, customer, prepared.transaction_uuid);
  const { lines } = await readOrderBooks(shop.dependencies, id ?? '');
  const { call } = testBackend({ ...shop.dependencies, operations: { getOrderMoney } });
  const path = `/api/v1/orders/${id}/money`;
  const told = (await call(path, { token: customer.token })).json as { data: Record<string, { value: number }> };
  const named = ['sold', 'kept_by_card', 'kept_by_credit', 'came_back', 'refunds_pending', 'still_to_pay'];
  expect(named.map((name) => told.data[name]?.value)).toEqual(lines.map(({ ledger }) => ledger));
  expect(told.data.kept_by_card?.value).toBe(price);
  const { token } = await customerWithBasket(shop);
  expect((await call(path, { token })).status).toBe(404);
});

it('says what took off how much, and what was paid by what', async () => {
  const id = await payByCard();
  const amount = { value: 100, currency: 'GBP', formatted: '£1.00' };
  const uses = { uses: 1, usesLeft: 8, usesTotal: 10 };
  const savings = [
    { kind: 'package', name: 'Ten swims', amount, ...uses },
    { kind: 'benefit', name: 'Gold', amount, ...uses },
    { kind: 'package', name: 'Ten swims', amount, ...uses },
  ];
  await sql`update orders set items = jsonb_set(items, '{0,savings}', ${JSON.stringify(savings)}::jsonb)
    where id = ${id}`.execute(db);
  const said = await readOrderMoney(db, id);
  expect(said).toMatchObject({
    fullPrice: { value: price + 300 },
    savings: [
      { kind: 'package', name: 'Ten swims', amount: { value: 200 }, uses: 2 },
      { kind: 'benefit', name: 'Gold', amount: { value: 100 }, uses: 1 },
    ],
    sold: { value: price },
    paid: [{ tenderType: 'online', creditType: null, cardLast4: '4242', amount: { value: price } }],
    ...{ cameBackTo: [], onItsWayTo: [], feesKept: { value: 0 }, kept: { value: price }, stillToPay: { value: 0 } },
  });
  expect(getOrderMoneyFaults(said)).toEqual([]);
});

it('names the rules by which what is said does not add up', async () => {
  const said = await readOrderMoney(db, await payByCard());
  const more = { ...said.sold, value: price + 1 };
  expect(getOrderMoneyFaults({ ...said, fullPrice: more })).toEqual([
    `full price less savings is the price: ${price + 1}, ${price}`,
  ]);
  expect(getOrderMoneyFaults({ ...said, paid: [] })).toHaveLength(2);
  expect(getOrderMoneyFaults({ ...said, kept: more })).toHaveLength(2);
  expect(getOrderMoneyFaults({ ...said, feesKept: more })).toHaveLength(1);
});

it('counts what the bookings and the ledger do not agree on', async () => {
  const id = await payByCard();
  await db.updateTable('bookings').set({ price: 100 }).where('orderId', '=', id).execute();
  const books = await readOrderBooks(shop.dependencies, id);
  expect(countDifferences(books)).toBe(1);
  expect(booksText(books, 'GBP')).toMatch(/Sold +- +£6\.20 +£1\.00 {3}DIFFERENCE/);
});

it('counts what the gateway has not kept, and what it does not tell', async () => {
  const id = await payByCard();
  const { providerRef } = await db
    .selectFrom('paymentTransactions')
    .where('orderId', '=', id)
    .select('providerRef')
    .executeTakeFirstOrThrow();
  const unknown = (reference: string) =>
    db.updateTable('paymentTransactions').set({ providerRef: reference }).where('orderId', '=', id).execute();
  await unknown('11111111-2222-4333-8444-555555555555');
  expect(countDifferences(await readOrderBooks(shop.dependencies, id))).toBe(1);
  await unknown(providerRef ?? '');
  await fetch(`${shop.gateway}/opayo/api/v1/transactions/${providerRef}/instructions`, {
    method: 'POST',
    headers: { Authorization: `Basic ${btoa('demo-key:demo-password')}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ instructionType: 'void' }),
  });
  const books = await readOrderBooks(shop.dependencies, id);
  expect(books.lines[1]).toMatchObject({ gateway: 0, ledger: price });
  expect(countDifferences(books)).toBe(1);
});

it('finds an order by its id and its reference, and says when there is none', async () => {
  const id = await payByCard();
  expect(await findOrderByName(db, id)).toMatchObject({ id });
  expect(await findOrderByName(db, `TL-${id.slice(0, 8).toUpperCase()}`)).toMatchObject({ id });
  await expect(findOrderByName(db, 'TL-00000000')).rejects.toThrow('There is no order TL-00000000.');
  await expect(findOrderByName(db, '%')).rejects.toThrow('is not the id or reference of an order');
});

it('differs as soon as the ledger is not told', async () => {
  await sql`alter table payments disable trigger payments_are_posted`.execute(db);
  const id = await payByCard();
  await sql`alter table payments enable trigger payments_are_posted`.execute(db);
  const books = await readOrderBooks(shop.dependencies, id);
  expect(countDifferences(books)).toBe(2);
});
