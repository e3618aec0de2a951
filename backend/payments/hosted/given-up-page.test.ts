import { reconcilePayments } from '#backend/payments/reconcile-payments.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { closedSeconds, onlyQuery, openPageShop } from '#tests/support/checkout/page-shop.ts';
import { ask } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { payOnPage } from '#tests/support/sandbox/payment-page.ts';

const { db } = await testDatabase();
const { shop, read, ofGateway, opened } = await openPageShop(db);

afterEach(() => expectBalancedLedger(shop));

describe('a payment on a page that was given up', () => {
  it.each(['before', 'after'] as const)(
    'is given back when it was made just %s the customer gave up, and nothing tells of it',
    async (order) => {
      const { customer, page, id } = await opened();
      const giveUp = () => ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
      if (order === 'before') await payOnPage(shop, page, onlyQuery);
      await giveUp();
      await reconcilePayments(shop.dependencies);
      expect((await read(id)).state).toBe(order === 'before' ? 'reversed' : 'cancelled');
      if (order === 'after') await payOnPage(shop, page, onlyQuery);
      shop.clock.advance(closedSeconds);
      await reconcilePayments(shop.dependencies);
      expect((await read(id)).state).toBe('reversed');
      expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
    },
  );

  it('that was not made is asked for until the page is closed, and not afterwards', async () => {
    const { customer, id } = await opened();
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
    const getNext = async () => (await read(id)).nextCheckAt;
    await reconcilePayments(shop.dependencies);
    expect((await getNext())?.getTime()).toBeGreaterThan(shop.clock.now().getTime());
    shop.clock.advance(closedSeconds);
    await reconcilePayments(shop.dependencies);
    expect(await getNext()).toBeNull();
    expect((await read(id)).state).toBe('cancelled');
  });
});
