import { atGateway, authoriseAs, kindsUnderTest, payAs, readState, useAccount } from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger, gatewayPayments } from '#tests/support/checkout/ledger.ts';
import { agree, billing, browserData, cards, complete, seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const countOrders = async ({ cartId }: Customer) =>
  (await db.selectFrom('orders').where('cartId', '=', cartId).select('id').execute()).length;

describe.each(kindsUnderTest)('a payment by $kind', (kind) => {
  beforeAll(async () => {
    await useAccount(shop, kind);
    await kind.quiet(shop);
  });
  afterEach(() => expectBalancedLedger(shop));

  it('is nothing that another customer can complete, cancel, authorise or look at', async () => {
    const owner = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, owner, cards.approved);
    const stranger = await customerWithBasket(shop);
    const body = { transaction_uuid: uuid, billing, browser_data: browserData, card_identifier: 'x', session_key: 'x' };
    const calls: [string, object][] = [
      [`/api/checkout/session/complete/${uuid}`, { method: 'POST' }],
      [`/api/payment-providers/${kind.kind}/cancel/${uuid}`, { method: 'POST' }],
      [`/api/payment-providers/${kind.kind}/authorise`, { body }],
      [`/api/payment-providers/sca-completion/${uuid}`, { body: { transaction_uuid: uuid, sca_result: 'authorised' } }],
      [`/api/payment-providers/transactions/${uuid}`, {}],
    ];
    for (const [path, sent] of calls) {
      expect([path, (await shop.call(path, { ...sent, token: stranger.token })).status]).toEqual([path, 404]);
      expect((await shop.call(path, sent)).status).toBeGreaterThanOrEqual(401);
    }
    const { hash } = await seenHash(shop, stranger);
    const completion = { terms: true, payments: [], completed_waivers: [], source: 'online', item_hash: hash };
    const taken = { body: { ...completion, transaction_uuid: uuid }, token: stranger.token };
    expect((await shop.call('/api/checkout/complete', taken)).status).toBeGreaterThanOrEqual(400);
    expect([await countOrders(stranger), await countOrders(owner)]).toEqual([0, 0]);
    expect(await readState(shop, uuid)).toBe('authorised');
    await complete(shop, owner, uuid);
  });

  it.each([
    [1, 409],
    [price - 1, 409],
    // The customer agreed to more: they pay what it costs.
    [price + 1, 200],
    [0, 200],
  ])('is of the amount of the basket, though %i was named', async (amount, expected) => {
    const customer = await customerWithBasket(shop);
    const session = await ask<{ payment_session_id: string; transaction_uuid: string }>(
      shop,
      customer,
      '/api/checkout/session/prepare',
      { body: { source: 'online' } },
    );
    const { hash } = await seenHash(shop, customer);
    const agreed = { terms: true, completed_waivers: [], source: 'online', item_hash: hash };
    const body = {
      ...agreed,
      payment_session_id: session.payment_session_id,
      payments: [{ tender_type: 'online', amount }],
    };
    const { status } = await shop.call('/api/checkout/session/payment', { body, token: customer.token });
    expect(status).toBe(expected);
    const uuid = session.transaction_uuid;
    const frozen = await db
      .selectFrom('paymentTransactions')
      .where('id', '=', uuid)
      .select(['amount', 'tenders', 'terms'])
      .executeTakeFirstOrThrow();
    const tenders = [expect.objectContaining({ amount: price })];
    expect(frozen).toEqual({ amount: price, tenders, terms: expected === 200 });
    expect(await atGateway(shop, uuid)).toBeUndefined();
  });

  it('is charged once when Pay and Complete are pressed several times at once', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const part = await kind.enter(shop, prepared, cards.approved);
    const body = { transaction_uuid: prepared.transaction_uuid, billing, browser_data: browserData, ...part };
    const authorise = () => shop.call(`/api/payment-providers/${kind.kind}/authorise`, { body, token: customer.token });
    const answers = await Promise.all([authorise(), authorise(), authorise()]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    if (kind.kind === 'hosted') {
      const shown = await authoriseAs(shop, kind, customer, { prepared, part });
      await kind.enterAfterwards(shop, shown, cards.approved);
    }
    const uuid = prepared.transaction_uuid;
    const press = () => shop.call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token });
    expect((await Promise.all([press(), press(), press()])).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await countOrders(customer)).toBe(1);
    const charged = (await gatewayPayments(shop.gateway)).filter(({ vendorTxCode }) => vendorTxCode === uuid);
    expect(charged.map(({ capturedAmount, isHeld }) => ({ capturedAmount, isHeld }))).toEqual([
      { capturedAmount: price, isHeld: false },
    ]);
    // Pay again, long after: nothing moves.
    await authorise();
    expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price, refundedAmount: 0 });
  });
});
