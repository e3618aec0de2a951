import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { payFrontOfHouseEndpoint } from '#contract/desk/pay-front-of-house.ts';
import { makeCreditor } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makePricingOption } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const classes = await makeActivity(db, venue);
const price = 620;
const clerk = await makePerson(db, { permissions: ['sell', 'customers', 'refunds'] });
const seller = await makePerson(db, { permissions: ['sell', 'customers'] });
const product = await makePricingOption(db, 'product', 150);

afterEach(async () => {
  await db.updateTable('operators').set({ fohMayLeaveBalance: false }).execute();
  expect(await readLedgerDifferences(db)).toEqual([]);
});

interface Selling {
  by: MadePerson;
  /** Null: at the counter, for nobody. */
  customer: MadePerson | null;
}

const acting = ({ customer }: Selling) => (customer === null ? {} : { selected_user_id: customer.id });

async function readBasket(selling: Selling): Promise<Cart> {
  const query = selling.customer === null ? '' : `&selected_user_id=${selling.customer.id}`;
  return getData(getCartEndpoint, await call(`/api/checkout/cart?source=foh${query}`, { token: selling.by.token }));
}

async function fill(selling: Selling, items: unknown): Promise<Cart> {
  const body = { items, source: 'foh', ...acting(selling) };
  const answer = await call('/api/checkout/cart/add', { token: selling.by.token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return readBasket(selling);
}

/** A basket with one session for a customer. */
async function withSession(by: MadePerson = clerk, customer?: MadePerson): Promise<Selling & { cart: Cart }> {
  const selling = { by, customer: customer ?? (await makePerson(db)) };
  const session = await makeSession(db, classes, { price, startsAt: new Date('2026-11-26T10:00:00Z') });
  return { ...selling, cart: await fill(selling, place(session)) };
}

function pay({ cart, ...selling }: Selling & { cart: Cart }, payments: unknown[]) {
  const offer = { payments, terms: true, completed_waivers: [], source: 'foh', item_hash: cart.itemHash };
  return call('/api/foh/checkout/pay', { token: selling.by.token, body: { ...offer, ...acting(selling) } });
}

const paid = async (sale: Selling & { cart: Cart }, payments: unknown[]) =>
  getData(payFrontOfHouseEndpoint, await pay(sale, payments));

const line = (tenderType: string, amount = price, tendered?: number) => ({
  tender_type: tenderType,
  amount,
  ...(tendered !== undefined && { tendered }),
});

async function readOrder(orderId: string | null) {
  const order = await db.selectFrom('orders').where('id', '=', orderId).selectAll().executeTakeFirstOrThrow();
  const payments = await db
    .selectFrom('payments')
    .where('orderId', '=', orderId)
    .selectAll()
    .orderBy('amount')
    .execute();
  return { order, payments };
}

describe('every kind of money', () => {
  it.each([
    'cash',
    'card',
    'cheque',
    'offline-voucher',
    'float',
    'off-system',
    'direct-debit',
    'voucher',
    'gift-card',
    'inclusive',
  ])('%s pays for a basket', async (tenderType) => {
    const sale = await withSession();
    const { orderId, status } = await paid(sale, [line(tenderType)]);
    const { order, payments } = await readOrder(orderId);
    expect(status).toBe('success');
    expect(order).toMatchObject({ userId: sale.customer?.id, staffUserId: clerk.id, total: price, balance: 0 });
    expect(payments).toMatchObject([{ tenderType, amount: price, status: 'done', createdBy: clerk.id }]);
  });

  it('credit that was set aside pays, named by its kind or not', async () => {
    for (const lines of [[line('general-credit', 400), line('membership-credit', 100)], [line('credit', 500)]]) {
      const customer = await makeCreditor(shop, { general: 1000, membership: 100 });
      const { cart: _before, ...selling } = await withSession(clerk, customer);
      const reserve = [
        { type: 'membership', amount: 100 },
        { type: 'general', amount: 400 },
      ];
      const body = { credits_to_reserve: reserve, cart_source: 'front-of-house', ...acting(selling) };
      expect((await call('/api/credits/apply', { token: clerk.token, body })).status).toBe(200);
      const sale = { ...selling, cart: await readBasket(selling) };
      const { orderId } = await paid(sale, [...lines, line('cash', 120)]);
      const { payments } = await readOrder(orderId);
      expect(payments.map(({ tenderType, creditType, amount }) => [tenderType, creditType, amount])).toEqual([
        ['credit', 'membership', 100],
        ['cash', null, 120],
        ['credit', 'general', 400],
      ]);
    }
  });

  it('credit that was not set aside, or more than that, is a changed basket', async () => {
    const sale = await withSession();
    expect(getFailure(await pay(sale, [line('credit')])).code).toBe('basket_changed');
    expect(getFailure(await pay(sale, [line('general-credit', 1), line('cash', 619)])).code).toBe('basket_changed');
  });

  it('money that only a provider takes is refused', async () => {
    const sale = await withSession();
    expect(getFailure(await pay(sale, [line('cash', 20), line('online', 600)])).errors).toHaveProperty([
      'payments.1.tender_type',
    ]);
  });
});

it('is split over several tenders, some of one kind, and drops lines of nothing', async () => {
  const sale = await withSession();
  const { orderId } = await paid(sale, [line('card', 200), line('card', 300), line('cash', 120), line('voucher', 0)]);
  const { payments } = await readOrder(orderId);
  expect(payments.map(({ tenderType, amount }) => [tenderType, amount])).toEqual([
    ['cash', 120],
    ['card', 200],
    ['card', 300],
  ]);
});

it('tells the change of the cash handed over, and keeps what was handed over', async () => {
  const sale = await withSession();
  const { orderId, change } = await paid(sale, [line('cash', price, 1000)]);
  expect(change).toMatchObject({ value: 380, formatted: '£3.80' });
  expect((await readOrder(orderId)).payments).toMatchObject([{ amount: price, tendered: 1000 }]);
  const other = await withSession();
  expect(getFailure(await pay(other, [line('cash', price, 600)])).errors).toEqual({
    'payments.0.tendered': [`Must be at least ${price}`],
  });
  expect(getFailure(await pay(other, [line('card', price, 1000)])).errors).toEqual({
    'payments.0.tendered': ['Only cash is handed over'],
  });
});

it('takes no more than is due, and no less unless the operator allows it', async () => {
  const sale = await withSession();
  expect(getFailure(await pay(sale, [line('cash', price + 1)])).errors).toEqual({
    payments: [`Must be at most ${price}`],
  });
  expect(getFailure(await pay(sale, [line('cash', 100)])).errors).toEqual({
    payments: ['There is still money to pay'],
  });
});

describe('where the operator allows a balance', () => {
  beforeEach(async () => void (await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute()));

  it('the order awaits its payment, and its booking knows what is due', async () => {
    const sale = await withSession();
    const { orderId, status } = await paid(sale, [line('cash', 200)]);
    expect(status).toBe('awaiting_payment');
    expect((await readOrder(orderId)).order).toMatchObject({ status: 'awaiting_payment', total: price, balance: 420 });
    const booking = db.selectFrom('bookings').where('orderId', '=', orderId).select(['id', 'status', 'due']);
    const { id, ...facts } = await booking.executeTakeFirstOrThrow();
    expect(facts).toEqual({ status: 'settled', due: 420 });
    const cancelled = await call(`/api/activities/bookings/${id}?source=my-account`, {
      method: 'DELETE',
      token: sale.customer?.token ?? '',
    });
    expect(cancelled.status).toBe(200);
    expect((await readOrder(orderId)).order).toMatchObject({ total: 200, balance: 0 });
    const credit = db
      .selectFrom('creditAccounts')
      .where('userId', '=', sale.customer?.id ?? 0)
      .select('balance');
    expect(await credit.execute()).toEqual([{ balance: 200 }]);
  });

  it('nothing at all may be paid', async () => {
    const sale = await withSession();
    expect(await paid(sale, [])).toMatchObject({ status: 'awaiting_payment', change: { value: 0 } });
  });
});

it('sells from the counter without a customer', async () => {
  const selling = { by: seller, customer: null };
  const cart = await fill(selling, { id: product, type: 'pricingOption', quantity: 2 });
  const { orderId } = await paid({ ...selling, cart }, [line('cash', 300, 500)]);
  expect((await readOrder(orderId)).order).toMatchObject({ userId: null, staffUserId: seller.id, total: 300 });
});

it('gives the same answer to a repeated request, and makes one order of several at once', async () => {
  const sale = await withSession();
  const answers = await Promise.all(Array.from({ length: 4 }, () => pay(sale, [line('cash')])));
  const orders = answers.map((answer) => getData(payFrontOfHouseEndpoint, answer).orderId);
  expect(new Set(orders).size).toBe(1);
  expect(
    await db
      .selectFrom('payments')
      .where('orderId', '=', orders[0] ?? '')
      .select('id')
      .execute(),
  ).toHaveLength(1);
});

it('is refused for a basket that has changed', async () => {
  const sale = await withSession();
  await fill(sale, { id: product, type: 'pricingOption' });
  expect(getFailure(await pay(sale, [line('cash')])).code).toBe('basket_changed');
});

describe('who may', () => {
  it('is staff who may sell', async () => {
    const sale = await withSession();
    const customer = sale.customer ?? clerk;
    const others = [customer, await makePerson(db, { permissions: ['customers', 'refunds'] })];
    for (const by of others) expect((await pay({ ...sale, by }, [line('cash')])).status).toBe(403);
    expect((await call('/api/foh/checkout/pay', { body: { source: 'foh' } })).status).toBe(401);
  });

  it('takes tenders without money only with the permission that they need', async () => {
    for (const tenderType of ['off-system', 'inclusive']) {
      const sale = await withSession(seller);
      expect((await pay(sale, [line(tenderType)])).status).toBe(403);
      expect((await pay(sale, [line('cash')])).status).toBe(200);
    }
  });

  it('takes no tender that the operator does not accept', async () => {
    await db.updateTable('deskTenders').set({ isAccepted: false }).where('tenderType', '=', 'off-system').execute();
    const sale = await withSession();
    expect(getFailure(await pay(sale, [line('off-system')])).errors).toHaveProperty(['payments.0.tender_type']);
    await db.updateTable('deskTenders').set({ isAccepted: true }).where('tenderType', '=', 'off-system').execute();
  });
});
