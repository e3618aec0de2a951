import { askAfterCheck, atGateway, kindsUnderTest, readState, useAccount } from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, billing, browserData, cards, complete, seenHash } from '#tests/support/checkout/pay.ts';
import { addPlace, ask, customerWithBasket, openShop, price, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

interface Session {
  payment_session_id: string;
  transaction_uuid: string;
}

const prepare = (customer: Customer) =>
  ask<Session>(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });

/** The customer agrees to a basket and an amount as they were shown. */
function agreeTo(
  customer: Customer,
  { payment_session_id }: Session,
  shown: { hash: string; amount: number },
  status = 200,
) {
  const payments = [{ tender_type: 'online', amount: shown.amount }];
  const consent = { terms: true, completed_waivers: [], source: 'online', item_hash: shown.hash };
  const body = { payment_session_id, payments, ...consent };
  return ask(shop, customer, '/api/checkout/session/payment', { body }, status);
}

describe.each(kindsUnderTest)('what was shown and is not so any more, paid by $kind', (kind) => {
  beforeAll(async () => {
    await useAccount(shop, kind);
    await kind.quiet(shop);
  });
  afterEach(() => expectBalancedLedger(shop));

  it('needs a new yes when it became more before the customer agreed', async () => {
    const customer = await customerWithBasket(shop);
    const session = await prepare(customer);
    const shown = await seenHash(shop, customer);
    await addPlace(shop, customer);
    const refused = await agreeTo(customer, session, shown, 409);
    expect(refused).toMatchObject({ code: 'basket_changed', details: { item_hash: expect.any(String) as string } });
    expect(await atGateway(shop, session.transaction_uuid)).toBeUndefined();
    // The same basket for less than it costs is no agreement either.
    const now = await seenHash(shop, customer);
    expect(now.amount).toBe(2 * price);
    await agreeTo(customer, session, { ...now, amount: price }, 409);
  });

  it('is told when it became less, and nothing is opened or charged before the customer has seen it', async () => {
    const customer = await customerWithBasket(shop);
    const session = await prepare(customer);
    const { hash, amount } = await seenHash(shop, customer);
    expect(await agreeTo(customer, session, { hash, amount: amount + 100 })).toMatchObject({
      transaction_status: 'ready',
      updated_amount: { value: amount },
      form_data: null,
    });
    expect(await readState(shop, session.transaction_uuid)).toBe('ready');
    const status = kind.kind === 'hosted' ? 'sca_required' : 'ready';
    expect(await agreeTo(customer, session, { hash, amount })).toMatchObject({
      transaction_status: status,
      updated_amount: null,
    });
    await ask(shop, customer, `/api/payment-providers/${kind.kind}/cancel/${session.transaction_uuid}`, {
      method: 'POST',
    });
  });

  it('is not charged when the basket changed after the customer had agreed', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const part = await kind.enter(shop, prepared, cards.approved);
    await addPlace(shop, customer);
    const { transaction_uuid: uuid } = prepared;
    const body = { transaction_uuid: uuid, billing, browser_data: browserData, ...part };
    const path = `/api/payment-providers/${kind.kind}/authorise`;
    if (kind.cardField !== null) {
      expect(await ask(shop, customer, path, { body }, 409)).toMatchObject({ code: 'basket_changed' });
      expect(await atGateway(shop, uuid)).toBeUndefined();
      expect(await readState(shop, uuid)).toBe('ready');
      return;
    }
    // The page was open already: what is approved there is let go.
    const opened = await ask<Parameters<typeof kind.enterAfterwards>[1]>(shop, customer, path, { body });
    await kind.enterAfterwards(shop, opened, cards.approved);
    expect((await askAfterCheck(shop, customer, uuid)).status).toBe('authorised');
    await complete(shop, customer, uuid, 409);
    expect(await readState(shop, uuid)).toBe('reversed');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
  });
});

describe('the least that Stripe charges', () => {
  const stripe = kindsUnderTest.filter(({ kind }) => kind === 'stripe')[0];
  const fits = { least: { value: 30 } };

  beforeAll(async () => {
    if (stripe !== undefined) await useAccount(shop, stripe);
  });

  it('is said before a card is asked for', async () => {
    const customer = await customerWithBasket(shop, 29);
    const refused = { code: 'amount_too_small', details: fits };
    expect(await ask(shop, customer, '/api/checkout/prepare', {}, 422)).toMatchObject(refused);
    const body = { source: 'online' };
    expect(await ask(shop, customer, '/api/checkout/session/prepare', { body }, 422)).toMatchObject(refused);
  });

  it('can be charged, and nothing at all needs no card', async () => {
    const customer = await customerWithBasket(shop, 30);
    expect(await ask(shop, customer, '/api/checkout/prepare')).toMatchObject({ amount: 30 });
    const guest = await customerWithBasket(shop, 0);
    expect(await ask(shop, guest, '/api/checkout/prepare')).toMatchObject({ amount: 0, payment_provider: null });
  });
});
