import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { moveSaleEndpoint, payOrderBalanceEndpoint } from '#contract/desk/sale.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity, makePricingOption } from '#tests/support/make/make-activity.ts';
import { makeMemberPrice, makeMembership } from '#tests/support/make/make-discounts.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const desk = openDesk(shop);
const classes = await makeActivity(db, venue);
const product = await makePricingOption(db, 'product', 150);

const makeClerk = () => makePerson(db, { permissions: ['sell', 'customers', 'refunds'] });

describe('a sale that is somebody else’s', () => {
  const send = (by: MadePerson, from: MadePerson | null, to: MadePerson | null, more: object = {}) =>
    call('/api/foh/sale/move', {
      token: by.token,
      body: { from_user_id: from?.id ?? null, to_user_id: to?.id ?? null, ...more },
    });

  async function makeMember(): Promise<MadePerson> {
    const member = await makePerson(db);
    const typeId = await makeMembership(db, { venue, userId: member.id });
    await makeMemberPrice(db, typeId, classes.pricingOptionId ?? '', 340);
    return member;
  }

  it('is moved with its places, at the price of its person, after it was shown', async () => {
    const [clerk, member] = [await makeClerk(), await makeMember()];
    const walkIn = { by: clerk, customer: null };
    // The last place: nobody else can have it in between, and the sale itself can.
    const session = await makeSession(db, classes, { maximum: 1, price: 620, allowAnonymousBookings: true });
    await desk.fill(walkIn, [place(session), { id: product, type: 'pricingOption', quantity: 2 }]);
    const preview = getData(moveSaleEndpoint, await send(clerk, null, member, { preview: true }));
    expect(preview.totals.total).toBe(340 + 300);
    expect((await desk.readSale(walkIn)).totals.total).toBe(620 + 300);
    const moved = getData(moveSaleEndpoint, await send(clerk, null, member));
    expect(moved).toMatchObject({ userId: member.id, totals: { total: 640 } });
    expect((await desk.readSale(walkIn)).items).toEqual([]);
    const sale = { by: clerk, customer: member };
    expect((await desk.readSale(sale)).itemHash).toBe(moved.itemHash);
    await desk.pay(sale, moved, [tender('card', 640)]);
    const events = await db
      .selectFrom('auditEvents')
      .where('action', '=', 'sale_moved')
      .select('actorUserId')
      .execute();
    expect(events).toEqual([{ actorUserId: clerk.id }]);
  });

  it('stays where it is when a line cannot be moved', async () => {
    const [clerk, member] = [await makeClerk(), await makeMember()];
    const walkIn = { by: clerk, customer: null };
    const session = await makeSession(db, classes, {
      startsAt: new Date('2026-11-26T20:00:00Z'),
      allowAnonymousBookings: true,
    });
    await desk.fill({ by: clerk, customer: member }, place(session));
    const before = await desk.fill(walkIn, [{ id: product, type: 'pricingOption' }, place(session)]);
    expect(getFailure(await send(clerk, null, member)).code).toBe('already_in_basket');
    expect((await desk.readSale(walkIn)).itemHash).toBe(before.itemHash);
  });

  it('goes to nobody only where nobody may have it', async () => {
    const [clerk, member] = [await makeClerk(), await makeMember()];
    const named = await makeSession(db, classes, { startsAt: new Date('2026-11-27T20:00:00Z') });
    await desk.fill({ by: clerk, customer: member }, place(named));
    expect(getFailure(await send(clerk, member, null)).code).toBe('not_bookable');
    expect(getFailure(await send(clerk, null, null)).errors).toEqual({ to_user_id: ['Must be somebody else'] });
  });

  it('leaves what the other had, and needs both to be known', async () => {
    const [clerk, member] = [await makeClerk(), await makeMember()];
    await desk.fill({ by: clerk, customer: member }, { id: product, type: 'pricingOption' });
    await desk.fill({ by: clerk, customer: null }, { id: product, type: 'pricingOption' });
    expect(getData(moveSaleEndpoint, await send(clerk, null, member)).totals.total).toBe(300);
    const body = { from_user_id: null, to_user_id: 999_999 };
    expect((await call('/api/foh/sale/move', { token: clerk.token, body })).status).toBe(404);
  });
});

describe('an order that was left unpaid', () => {
  beforeAll(async () => void (await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute()));
  afterEach(async () => expect(await readLedgerDifferences(db)).toEqual([]));

  async function leaveUnpaid(by: MadePerson, paid: number) {
    const sale = { by, customer: await makePerson(db) };
    const session = await makeSession(db, classes, { price: 620 });
    const cart = await desk.fill(sale, [place(session), { id: product, type: 'pricingOption' }]);
    return { ...sale, orderId: await desk.pay(sale, cart, paid === 0 ? [] : [tender('cash', paid)]) };
  }

  const pay = (by: MadePerson, orderId: string, payments: unknown[]) =>
    call(`/api/foh/orders/${orderId}/payments`, { token: by.token, body: { payments } });

  it('is paid in parts, with change, and then is a success', async () => {
    const clerk = await makeClerk();
    const { orderId } = await leaveUnpaid(clerk, 100);
    const part = getData(payOrderBalanceEndpoint, await pay(clerk, orderId, [tender('cash', 300, 500)]));
    expect(part).toMatchObject({ status: 'awaiting_payment', balance: { value: 370 }, change: { value: 200 } });
    const rest = getData(
      payOrderBalanceEndpoint,
      await pay(clerk, orderId, [tender('card', 300), tender('voucher', 70)]),
    );
    expect(rest).toMatchObject({ status: 'success', balance: { value: 0 }, change: { value: 0 } });
    const due = await db.selectFrom('bookings').where('orderId', '=', orderId).select('due').execute();
    expect(due).toEqual([{ due: 0 }]);
    expect(getFailure(await pay(clerk, orderId, [tender('cash', 1)])).code).toBe('order_paid');
    const events = await db
      .selectFrom('auditEvents')
      .where('action', '=', 'order_balance_paid')
      .where('subjectId', '=', orderId)
      .select('actorUserId')
      .execute();
    expect(events).toEqual([{ actorUserId: clerk.id }, { actorUserId: clerk.id }]);
  });

  it('is never paid twice, however often that is asked for at once', async () => {
    const clerk = await makeClerk();
    const { orderId } = await leaveUnpaid(clerk, 0);
    const answers = await Promise.all([1, 2, 3, 4].map(() => pay(clerk, orderId, [tender('cash', 770)])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  });

  it('is paid with money that this person may take, and with no more than is due', async () => {
    const clerk = await makeClerk();
    const seller = await makePerson(db, { permissions: ['sell'] });
    const { orderId } = await leaveUnpaid(clerk, 700);
    expect((await pay(seller, orderId, [tender('inclusive', 70)])).status).toBe(403);
    expect(getFailure(await pay(seller, orderId, [tender('cash', 71)])).errors).toEqual({
      payments: ['Must be at most 70'],
    });
    expect((await pay(seller, orderId, [tender('cash', 70)])).status).toBe(200);
  });
});

describe('a receipt', () => {
  const send = (by: MadePerson, orderId: string, body: object) =>
    call(`/api/foh/orders/${orderId}/receipt`, { token: by.token, body });
  const readMails = async () =>
    (await db.selectFrom('outbox').orderBy('id').select('payload').execute()).map(({ payload }) => payload);

  it('says what was bought, how it was paid, and the change, to the address given', async () => {
    const clerk = await makeClerk();
    const sale = { by: clerk, customer: null };
    const cart = await desk.fill(sale, { id: product, type: 'pricingOption', quantity: 2 });
    const orderId = await desk.pay(sale, cart, [tender('cash', 300, 500)]);
    expect(getFailure(await send(clerk, orderId, {})).errors).toEqual({ email: ['Required'] });
    expect((await send(clerk, orderId, { email: 'walk.in@example.com' })).status).toBe(200);
    const mail = (await readMails()).at(-1);
    expect(mail).toMatchObject({ to: 'walk.in@example.com' });
    const text = String(mail?.text);
    expect(text).toContain(`Your receipt, TL-${orderId.slice(0, 8).toUpperCase()}`);
    for (const line of [/^2 × .+: £3\.00$/m, /^Total: £3\.00$/m, /^Cash: £3\.00$/m, /^Change given: £2\.00$/m])
      expect(text).toMatch(line);
  });

  it('goes to the customer of the order, as often as they ask', async () => {
    const clerk = await makeClerk();
    const customer = await makePerson(db, { email: 'robin.receipt@example.com' });
    const sale = { by: clerk, customer };
    const cart = await desk.fill(sale, { id: product, type: 'pricingOption' });
    const orderId = await desk.pay(sale, cart, [tender('card', 150)]);
    for (const _ of [1, 2]) expect((await send(clerk, orderId, {})).status).toBe(200);
    const receipts = (await readMails()).filter(
      ({ to, subject }) => to === 'robin.receipt@example.com' && String(subject).includes('receipt'),
    );
    expect(receipts).toHaveLength(2);
  });
});
