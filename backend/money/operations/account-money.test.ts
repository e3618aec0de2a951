import {
  listCreditEntriesEndpoint,
  listDebtsEndpoint,
  listPaymentsEndpoint,
  listPenaltiesEndpoint,
} from '#contract/payments/account-money.ts';
import { listOrdersEndpoint } from '#contract/payments/orders.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, paginationIn } from '#tests/support/replies.ts';

const { db, venue, call } = await openShop();
const classes = await makeActivity(db, venue);

const reads = {
  listOrders: '/api/v1/orders',
  listPayments: '/api/my-account/payments',
  listPenalties: '/api/my-account/penalties',
  listDebts: '/api/my-account/debts',
  listCreditEntries: '/api/my-account/credit',
};

const ask = ({ token }: MadePerson, path: string) => call(path, { token });

/** A paid order of 620, with the part of it that was paid by credit. */
async function makeOrder(userId: number, at: string, credit = 0) {
  const createdAt = new Date(at);
  const paid = { userId, cartSource: 'activity-booking', status: 'success', currency: 'GBP', balance: 0 } as const;
  return db.transaction().execute(async (tx) => {
    const { id } = await tx
      .insertInto('orders')
      .values({ ...paid, total: 620, itemCount: 1, createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('orderLines')
      .values({ orderId: id, name: 'Spin', purchasableType: 'av2Booking', purchasableId: 'x', price: 620 })
      .execute();
    const shared = { orderId: id, status: 'done', createdAt } as const;
    const tenders = [
      { ...shared, tenderType: 'cash' as const, heldBy: 'desk' as const, amount: 620 - credit },
      {
        ...shared,
        tenderType: 'credit' as const,
        heldBy: 'credit' as const,
        creditType: 'general' as const,
        amount: credit,
      },
    ];
    await tx
      .insertInto('payments')
      .values(tenders.filter(({ amount }) => amount > 0))
      .execute();
    return id;
  });
}

it('lists the orders of a person with lines and payments, the newest first, by page', async () => {
  const person = await makePerson(db);
  const older = await makeOrder(person.id, '2026-11-20T10:00:00Z');
  const newer = await makeOrder(person.id, '2026-11-21T10:00:00Z', 200);
  await makeOrder((await makePerson(db)).id, '2026-11-22T10:00:00Z');
  const orders = getData(listOrdersEndpoint, await ask(person, reads.listOrders));
  expect(orders.map(({ id }) => id)).toEqual([newer, older]);
  expect(orders[0]).toMatchObject({
    items: [],
    lineItems: [{ name: 'Spin', price: { value: 620 } }],
  });
  expect(orders[0]?.payments.map(({ amount }) => amount.value).toSorted()).toEqual([200, 420]);
  const page = await ask(person, `${reads.listOrders}?per_page=1&page=2`);
  expect(getData(listOrdersEndpoint, page).map(({ id }) => id)).toEqual([older]);
  expect(paginationIn(page)).toMatchObject({ totalRecords: 2, totalPages: 2 });
});

it('lists orders by status and source', async () => {
  const person = await makePerson(db);
  const order = await makeOrder(person.id, '2026-11-20T10:00:00Z');
  const listed = async (query: string) =>
    getData(listOrdersEndpoint, await ask(person, `${reads.listOrders}${query}`)).map(({ id }) => id);
  expect(await listed('?status=success&status=pending&cart_source=activity-booking')).toEqual([order]);
  expect(await listed('?status=cancelled')).toEqual([]);
  expect(await listed('?cart_source=front-of-house')).toEqual([]);
  expect((await ask(person, `${reads.listOrders}?status=lost`)).status).toBe(422);
});

it('lists every payment of a person, refunds among them', async () => {
  const person = await makePerson(db);
  const order = await makeOrder(person.id, '2026-11-20T10:00:00Z');
  const { id: refundOf } = await db
    .selectFrom('payments')
    .where('orderId', '=', order)
    .select('id')
    .executeTakeFirstOrThrow();
  const refund = {
    orderId: order,
    tenderType: 'cash',
    heldBy: 'desk',
    status: 'done',
    amount: -120,
    refundOf,
  } as const;
  await db
    .insertInto('payments')
    .values({ ...refund, createdAt: new Date('2026-11-22T10:00:00Z') })
    .execute();
  const payments = getData(listPaymentsEndpoint, await ask(person, reads.listPayments));
  expect(payments.map(({ amount, orderId }) => [amount.value, orderId])).toEqual([
    [-120, order],
    [620, order],
  ]);
});

it('lists penalties and debts by status', async () => {
  const person = await makePerson(db);
  const bookingId = await makeBooking(db, await makeSession(db, classes), person.id);
  await db
    .insertInto('penalties')
    .values([
      {
        userId: person.id,
        name: 'Late',
        reason: 'Late',
        amount: 300,
        bookingId,
        createdAt: new Date('2026-11-20T10:00:00Z'),
      },
      { userId: person.id, name: 'Let off', reason: 'Ill', amount: 300, status: 'waived' },
    ])
    .execute();
  await db
    .insertInto('journalTransactions')
    .values({ userId: person.id, kind: 'debt', name: 'Locker', amount: 50 })
    .execute();
  const penalties = getData(listPenaltiesEndpoint, await ask(person, `${reads.listPenalties}?status=outstanding`));
  expect(penalties).toMatchObject([{ name: 'Late', bookingId, amount: { value: 300, formatted: '£3.00' } }]);
  expect(getData(listPenaltiesEndpoint, await ask(person, reads.listPenalties))).toHaveLength(2);
  expect(getData(listDebtsEndpoint, await ask(person, reads.listDebts))).toMatchObject([
    { purchasableType: 'debt', name: 'Locker', amount: { value: 50 }, status: 'outstanding' },
  ]);
  expect(getData(listDebtsEndpoint, await ask(person, `${reads.listDebts}?status=paid`))).toEqual([]);
});

it('lists the changes of credit with the balance after each, also of a later page', async () => {
  const person = await makePerson(db);
  const accounts = await db
    .insertInto('creditAccounts')
    .values([
      { userId: person.id, type: 'general', balance: 700 },
      { userId: person.id, type: 'membership', balance: 50 },
    ])
    .returning(['id', 'type'])
    .execute();
  const getAccountId = (type: string) => accounts.find((account) => account.type === type)?.id ?? '';
  await db
    .insertInto('creditEntries')
    .values([
      {
        accountId: getAccountId('general'),
        amount: 1000,
        reason: 'opening',
        createdAt: new Date('2026-11-20T10:00:00Z'),
      },
      {
        accountId: getAccountId('membership'),
        amount: 50,
        reason: 'goodwill',
        createdAt: new Date('2026-11-21T10:00:00Z'),
      },
      {
        accountId: getAccountId('general'),
        amount: -500,
        reason: 'spent',
        createdAt: new Date('2026-11-22T10:00:00Z'),
      },
      {
        accountId: getAccountId('general'),
        amount: 200,
        reason: 'cancellation',
        createdAt: new Date('2026-11-23T10:00:00Z'),
      },
    ])
    .execute();
  const listed = async (query = '') =>
    getData(listCreditEntriesEndpoint, await ask(person, `${reads.listCreditEntries}${query}`)).map(
      ({ type, amount, balance }) => [type, amount.value, balance.value],
    );
  const [award, spent, goodwill, opening] = await listed();
  expect([award, spent, goodwill, opening]).toEqual([
    ['general', 200, 700],
    ['general', -500, 500],
    ['membership', 50, 50],
    ['general', 1000, 1000],
  ]);
  expect(await listed('?type=membership')).toEqual([goodwill]);
  expect(await listed('?per_page=3&page=2')).toEqual([opening]);
});

describe.each(Object.entries(reads))('%s', (_name, path) => {
  it.each(['pending', 'revoked', 'cancelled'] as const)('is not for somebody whose link is %s', async (status) => {
    const [person, other] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, other, person, status);
    expect((await ask(other, `${path}?selected_user_id=${person.id}`)).status).toBe(403);
  });

  it('is for a linked person, and for staff with customers only', async () => {
    const [person, linked] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, linked, person);
    const reader = await makePerson(db, { permissions: ['customers'] });
    const seller = await makePerson(db, { permissions: ['sell'] });
    const status = async (caller: MadePerson) => (await ask(caller, `${path}?selected_user_id=${person.id}`)).status;
    expect([await status(linked), await status(reader), await status(seller)]).toEqual([200, 200, 403]);
    expect((await call(path)).status).toBe(401);
  });
});

it('lists the orders of a customer whom staff name, and of no stranger', async () => {
  const [person, stranger] = [await makePerson(db), await makePerson(db)];
  const reader = await makePerson(db, { permissions: ['customers'] });
  const order = await makeOrder(person.id, '2026-11-20T10:00:00Z');
  const path = `${reads.listOrders}?user_id=${person.id}`;
  expect(getData(listOrdersEndpoint, await ask(reader, path)).map(({ id }) => id)).toEqual([order]);
  expect((await ask(stranger, path)).status).toBe(403);
});
