import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger, gatewayPayments } from '#tests/support/checkout/ledger.ts';
import {
  bringBack,
  holdPageNotifications,
  openHostedPage,
  useHostedAccount,
} from '#tests/support/checkout/pay-on-page.ts';
import { cards } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { answerBankOnPage, atPage, enterOnPage, payOnPage, postedBy } from '#tests/support/sandbox/payment-page.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
await useHostedAccount(shop);
await holdPageNotifications(shop);

/** The page's time is up. */
const closedSeconds = 21 * 60 + 1;
/** The last time at which an attempt is asked for has passed. */
const overSeconds = 26 * 60 * 60;
/** The provider tells of this card's payments only when it is asked. */
const onlyQuery = '4000009900000145';

afterEach(() => expectBalancedLedger(shop));

async function read(id: string) {
  return db.selectFrom('paymentTransactions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}
const getState = async (id: string) => (await read(id)).state;
const ofGateway = async (id: string) =>
  (await gatewayPayments(shop.gateway)).filter(({ vendorTxCode }) => vendorTxCode === id);
const isHeldNowhere = async (id: string) =>
  (await ofGateway(id)).every(({ isHeld, capturedAmount }) => !isHeld && capturedAmount === 0);

async function opened() {
  const customer = await customerWithBasket(shop);
  const page = await openHostedPage(shop, customer);
  const id = page.transaction_uuid;
  const giveUp = () => ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
  return { customer, page, id, giveUp };
}

async function later(seconds: number) {
  shop.clock.advance(seconds);
  await reconcilePayments(shop.dependencies);
}

describe('a payment on a page that was given up', () => {
  it.each(['before', 'after'] as const)(
    'is given back when it was made just %s the customer gave up, and nothing tells of it',
    async (order) => {
      const { page, id, giveUp } = await opened();
      if (order === 'before') await payOnPage(shop, page, onlyQuery);
      await giveUp();
      await reconcilePayments(shop.dependencies);
      expect(await getState(id)).toBe(order === 'before' ? 'reversed' : 'cancelled');
      if (order === 'after') await payOnPage(shop, page, onlyQuery);
      await later(overSeconds);
      expect(await getState(id)).toBe('reversed');
      expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
    },
  );

  it('that was not made is asked for until its bank could not approve it any more, and not afterwards', async () => {
    const { id, giveUp } = await opened();
    await giveUp();
    const getNext = async () => (await read(id)).nextCheckAt;
    await reconcilePayments(shop.dependencies);
    expect((await getNext())?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    await later(closedSeconds);
    expect((await getNext())?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    await later(overSeconds);
    expect(await getNext()).toBeNull();
    expect(await getState(id)).toBe('cancelled');
  });
});

describe('a payment that the bank approves after the attempt has ended, and of which nothing tells', () => {
  it('is given back when its time was over while the customer was at the bank', async () => {
    const { page, id } = await opened();
    const atBank = await enterOnPage(shop, page, cards.challenge);
    await later(closedSeconds);
    expect(await getState(id)).toBe('expired');
    await answerBankOnPage(shop, atBank?.fields ?? {}, 'confirm');
    await later(overSeconds);
    expect(await getState(id)).toBe('reversed');
    expect(await isHeldNowhere(id)).toBe(true);
  });

  it('is given back when the customer gave up and was still at the bank when the page was closed', async () => {
    const { page, id, giveUp } = await opened();
    const atBank = await enterOnPage(shop, page, cards.challenge);
    await giveUp();
    await later(closedSeconds);
    await answerBankOnPage(shop, atBank?.fields ?? {}, 'confirm');
    await later(overSeconds);
    expect(await getState(id)).toBe('reversed');
    expect(await isHeldNowhere(id)).toBe(true);
  });

  it.each([
    ['was declined', 'declined', (page: Parameters<typeof payOnPage>[1]) => payOnPage(shop, page, cards.declined)],
    [
      'was cancelled there',
      'cancelled',
      async (page: Parameters<typeof payOnPage>[1]) => postedBy(await atPage(shop, page, { cancel: true })),
    ],
  ] as const)('is given back when the page %s and its form was sent once more', async (_, state, end) => {
    const { page, id } = await opened();
    await bringBack(shop, await end(page));
    expect(await getState(id)).toBe(state);
    await payOnPage(shop, page, onlyQuery);
    await later(overSeconds);
    expect(await getState(id)).toBe('reversed');
    expect(await isHeldNowhere(id)).toBe(true);
  });
});
