import { processNotifications } from '#backend/checkout/process-notifications.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { atGateway, kindsUnderTest, payAs, readState, useAccount } from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { cards, complete } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const notifying = kindsUnderTest.flatMap(({ notifications, ...kind }) =>
  notifications === null ? [] : [{ ...kind, notifications }],
);

describe.each(notifying)('notifications of $kind', (kind) => {
  const { notifications } = kind;
  let accountId = '';
  const { fetch: ordinary } = shop.dependencies.services.payments;

  beforeAll(async () => {
    accountId = await useAccount(shop, kind);
  });
  beforeEach(() => notifications.hold(shop));
  afterEach(() => expectBalancedLedger(shop));

  async function countStored(uuid: string): Promise<number> {
    const rows = db.selectFrom('paymentInbox').where('transactionId', '=', uuid).select('id');
    return (await rows.execute()).length;
  }

  it('finish a payment whose customer left during the check', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.challenge);
    await notifications.take(shop);
    await kind.passBank(shop, answered, 'approve');
    for (const delivery of await notifications.take(shop))
      expect(await notifications.deliver(shop, accountId, delivery)).toBe(200);
    expect(await readState(shop, uuid)).toBe('sca_required');
    await processNotifications(shop.dependencies);
    expect(await readState(shop, uuid)).toBe('authorised');
    shop.clock.advance(10);
    await reconcilePayments(shop.dependencies);
    expect(await readState(shop, uuid)).toBe('completed');
  });

  it('are stored and acted on once, however often and however late they come', async () => {
    const customer = await customerWithBasket(shop);
    await notifications.take(shop);
    const { uuid } = await payAs(shop, kind, customer, '4000009900000111');
    const [delivery, copy] = await notifications.take(shop);
    if (delivery === undefined || copy === undefined) throw new Error('The gateway did not notify twice.');
    const together = [delivery, copy, delivery].map((one) => notifications.deliver(shop, accountId, one));
    expect(await Promise.all(together)).toEqual([200, 200, 200]);
    expect(await countStored(uuid)).toBe(1);
    await complete(shop, customer, uuid);
    await processNotifications(shop.dependencies);
    expect(await notifications.deliver(shop, accountId, delivery)).toBe(200);
    await processNotifications(shop.dependencies);
    expect(await countStored(uuid)).toBe(1);
    expect(await readState(shop, uuid)).toBe('completed');
    expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price });
  });

  it('may come in any order, and say nothing of the amount', async () => {
    for (const cardNumber of ['4000009900000251', '4000009900000186']) {
      const customer = await customerWithBasket(shop);
      await notifications.take(shop);
      const { uuid } = await payAs(shop, kind, customer, cardNumber);
      for (const delivery of await notifications.take(shop)) {
        expect(await notifications.deliver(shop, accountId, delivery)).toBe(200);
        await processNotifications(shop.dependencies);
      }
      await complete(shop, customer, uuid);
      expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price });
    }
  });

  it('with a wrong signature are refused before anything of them is read', async () => {
    const customer = await customerWithBasket(shop);
    await notifications.take(shop);
    const { uuid } = await payAs(shop, kind, customer, '4000009900000152');
    const [forged, genuine] = await notifications.take(shop);
    if (forged === undefined || genuine === undefined) throw new Error('The gateway did not notify twice.');
    expect(await notifications.deliver(shop, accountId, forged)).toBe(400);
    const altered = { ...genuine, payload: genuine.payload.replace('"amount":', '"amount" :') };
    expect(await notifications.deliver(shop, accountId, altered)).toBe(400);
    expect(await notifications.deliver(shop, accountId, { ...genuine, payload: 'not JSON' })).toBe(400);
    expect(await notifications.deliver(shop, accountId, { ...genuine, signature: '' })).toBe(400);
    expect(await countStored(uuid)).toBe(0);
    expect(await notifications.deliver(shop, accountId, genuine)).toBe(200);
    shop.clock.advance(301);
    expect(await notifications.deliver(shop, accountId, genuine)).toBe(400);
    await complete(shop, customer, uuid);
  });

  it('of money that is approved after the payment was given up have it given back', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.challenge);
    // Our own cancellation does not reach the provider.
    shop.dependencies.services.payments.fetch = () => Promise.reject(new TypeError('fetch failed'));
    await ask(shop, customer, `/api/payment-providers/${kind.kind}/cancel/${uuid}`, { method: 'POST' });
    shop.dependencies.services.payments.fetch = ordinary;
    await notifications.take(shop);
    await kind.passBank(shop, answered, 'approve');
    for (const delivery of await notifications.take(shop)) await notifications.deliver(shop, accountId, delivery);
    await processNotifications(shop.dependencies);
    await reconcilePayments(shop.dependencies);
    expect(await readState(shop, uuid)).toBe('reversed');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
  });

  it('for another account or an unknown one are not found', async () => {
    const other = '00000000-0000-4000-8000-000000000000';
    expect(await notifications.deliver(shop, other, { payload: '{}', signature: '' })).toBe(404);
  });
});
