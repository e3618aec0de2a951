import { randomUUID } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { z } from 'zod';
import { readWithdrawn, readWithdrawnWhilePaying } from '#backend/cart/lines/withdraw-lines.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { moment } from '#backend/serialize/instant.ts';
import { getCartEndpoint } from '#contract/cart/cart.ts';
import { testBackend } from '#tests/support/backend.ts';
import { deleted } from '#tests/support/bookings/manage-occurrences.ts';
import { expectBalancedLedger, keptAtGateway } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { getCounts } from '#tests/support/places/session.ts';
import { getData } from '#tests/support/replies.ts';
import { queueRefusal } from './queue-refusal.ts';

const mailSchema = z.object({ to: z.string(), text: z.string() });
const { db } = await testDatabase();
const shop = await openShop(db);
const { call } = testBackend({ ...shop.dependencies });
const desk = await makePerson(db, { permissions: ['timetable'] });

afterEach(() => expectBalancedLedger(shop));

/** Somebody whose card the bank has approved, and the session that they are paying for. */
async function approved() {
  const customer = await customerWithBasket(shop);
  const { transaction_uuid: uuid, ...prepared } = await agree(shop, customer);
  await authorise(shop, customer, { transaction_uuid: uuid, ...prepared }, cards.approved);
  return { customer, uuid };
}

const deleteSession = ({ occurrenceId }: Customer) => deleted(call, desk, occurrenceId);

const getPayment = (id: string) =>
  db
    .selectFrom('paymentTransactions')
    .where('id', '=', id)
    .select(['state', 'orderId', 'capturedAmount', 'refundedAmount'])
    .executeTakeFirstOrThrow();

async function getCredit({ userId }: Customer): Promise<number> {
  const accounts = await db.selectFrom('creditAccounts').where('userId', '=', userId).select('balance').execute();
  return accounts.reduce((sum, { balance }) => sum + balance, 0);
}

async function getMails({ userId }: Customer): Promise<string[]> {
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  const rows = await db.selectFrom('outbox').select('payload').orderBy('id').execute();
  return rows
    .map(({ payload }) => mailSchema.parse(payload))
    .filter(({ to }) => to === email)
    .map(({ text }) => text);
}

async function expectNothingBooked({ bookingId, occurrenceId, cartId }: Customer): Promise<void> {
  expect(await db.selectFrom('cartItems').where('cartId', '=', cartId).select('name').execute()).toEqual([]);
  const booking = db.selectFrom('bookings').where('id', '=', bookingId).select(['status', 'pinnedBy']);
  expect(await booking.executeTakeFirst()).toEqual({ status: 'cancelled', pinnedBy: null });
  expect(await getCounts(db, occurrenceId)).toEqual({ counted: 0, booked: 0 });
  expect(await db.selectFrom('orders').where('cartId', '=', cartId).select('id').execute()).toEqual([]);
}

describe('a session that is deleted while its customer pays by card', () => {
  it('is not booked: the money goes back, and the page is told', async () => {
    const { customer, uuid } = await approved();
    const kept = await keptAtGateway(shop.gateway);
    await deleteSession(customer);
    expect(await complete(shop, customer, uuid, 409)).toMatchObject({
      code: 'transaction_state',
      message: 'Unable to complete your order, please try again.',
    });
    const { state, orderId, capturedAmount, refundedAmount } = await getPayment(uuid);
    expect({ state, orderId, kept: capturedAmount - refundedAmount }).toEqual({
      state: 'reversed',
      orderId: null,
      kept: 0,
    });
    expect(await keptAtGateway(shop.gateway)).toBe(kept);
    await expectNothingBooked(customer);
    const { withdrawn } = getData(getCartEndpoint, await call('/api/checkout/cart', { token: customer.token }));
    expect(withdrawn).toMatchObject([{ name: 'Lane swim', whilePaying: true }]);
  });

  it('is told of by the basket for a day', async () => {
    const { customer, uuid } = await approved();
    await deleteSession(customer);
    await complete(shop, customer, uuid, 409);
    const readAt = (now: Date) => readWithdrawn(db, customer.cartId, now);
    expect(await readAt(shop.clock.now())).toEqual([
      { name: 'Lane swim', startsAt: moment(new Date('2026-11-26T18:30:00Z'), 'Europe/London'), whilePaying: true },
    ]);
    expect(await readAt(addDays(shop.clock.now(), 1))).toEqual([]);
  });

  it('is told of from a list, in the database either', async () => {
    const { cartId } = await customerWithBasket(shop);
    const write = db.updateTable('carts').set({ withdrawn: '{"name":"Lane swim"}' }).where('id', '=', cartId);
    await expect(write.execute()).rejects.toMatchObject({ constraint: 'carts_withdrawn_check' });
  });

  it('is not booked when the page was closed, and the customer gets a mail', async () => {
    const { customer, uuid } = await approved();
    await deleteSession(customer);
    shop.clock.advance(121);
    await reconcilePayments(shop.dependencies);
    expect(await getPayment(uuid)).toMatchObject({ state: 'reversed', orderId: null });
    expect(await getMails(customer)).toEqual([expect.stringContaining('The money has been returned.')]);
    await expectNothingBooked(customer);
  });

  it.each([
    ['en', 'The venue cancelled Lane swim on Thu, 26 Nov 2026 at 18:30 while you were paying.'],
    ['cy', 'Canslodd y lleoliad Lane swim ar Iau, 26 Tach 2026 am 18:30 tra oeddech yn talu.'],
  ])(
    'is named in the mail in %s, which speaks of no basket when nothing else was in it',
    async (language, sentence) => {
      const { customer } = await approved();
      await db.updateTable('users').set({ language }).where('id', '=', customer.userId).execute();
      await deleteSession(customer);
      shop.clock.advance(121);
      await reconcilePayments(shop.dependencies);
      const [mail] = await getMails(customer);
      expect(mail?.replace(/\s+/g, ' ')).toContain(sentence);
      expect(mail).not.toMatch(/still in your basket|yn eich basged o hyd/);
    },
  );

  it('is not named by the mail of a later payment that fails', async () => {
    const { customer, uuid } = await approved();
    await deleteSession(customer);
    await complete(shop, customer, uuid, 409);
    shop.clock.advance(60);
    const now = shop.clock.now();
    expect(await readWithdrawnWhilePaying(db, customer.cartId, now)).toEqual([]);
    const later = { cartId: customer.cartId, userId: customer.userId, site: 'bookings' as const, createdAt: now };
    const refused = { id: randomUUID(), state: 'declined' as const, amount: price, currency: 'GBP', ...later };
    await transact(db, (tx) => queueRefusal(tx, refused, shop.dependencies));
    const [mail] = (await getMails(customer)).slice(-1);
    expect(mail).not.toContain('Lane swim');
    expect(mail?.replace(/\s+/g, ' ')).toContain('still in your basket');
  });

  it('gives what was paid back once, on the card or as credit, when both happen at once', async () => {
    for (let count = 0; count < 6; count += 1) {
      const { customer, uuid } = await approved();
      const completing = () =>
        call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token });
      const calls = [completing, () => deleteSession(customer)];
      await Promise.all((count % 2 === 0 ? calls : calls.toReversed()).map((run) => run()));
      const { orderId, capturedAmount, refundedAmount } = await getPayment(uuid);
      const isOrdered = orderId !== null;
      expect(capturedAmount - refundedAmount).toBe(isOrdered ? price : 0);
      expect(await getCredit(customer)).toBe(isOrdered ? price : 0);
      if (isOrdered)
        expect(await getMails(customer)).toContainEqual(expect.stringContaining('the venue has had to cancel'));
      else await expectNothingBooked(customer);
      const { status } = await db
        .selectFrom('bookings')
        .where('id', '=', customer.bookingId)
        .select('status')
        .executeTakeFirstOrThrow();
      expect(status).toBe('cancelled');
    }
  });
});

it('gives the money back when the venue is closed while a card is approved, and leaves the line to be removed', async () => {
  const { customer, uuid } = await approved();
  const kept = await keptAtGateway(shop.gateway);
  const { venueId, startsAt, endsAt } = await db
    .selectFrom('occurrences')
    .where('id', '=', customer.occurrenceId)
    .select(['venueId', 'startsAt', 'endsAt'])
    .executeTakeFirstOrThrow();
  const closure = { venueId, startsAt, endsAt, message: 'Boiler repair' };
  const { id } = await db.insertInto('closures').values(closure).returning('id').executeTakeFirstOrThrow();
  expect(await complete(shop, customer, uuid, 409)).toMatchObject({ code: 'transaction_state' });
  expect(await getPayment(uuid)).toMatchObject({ state: 'reversed', orderId: null });
  expect(await keptAtGateway(shop.gateway)).toBe(kept);
  const booking = db.selectFrom('bookings').where('id', '=', customer.bookingId).select(['status', 'pinnedBy']);
  expect(await booking.executeTakeFirst()).toEqual({ status: 'reserved', pinnedBy: null });
  await db.deleteFrom('closures').where('id', '=', id).execute();
});
