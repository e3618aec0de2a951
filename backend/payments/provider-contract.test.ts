import { randomUUID } from 'node:crypto';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import {
  askAfterCheck,
  atGateway,
  authoriseAs,
  kindsUnderTest,
  payAs,
  readState,
  useAccount,
  type Answered,
  type KindUnderTest,
} from '#tests/support/checkout/kinds.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, cards, complete, seenHash, billing, browserData } from '#tests/support/checkout/pay.ts';
import { listCards, nextBasket, savedCardsPath } from '#tests/support/checkout/saved-cards.ts';
import { ask, customerWithBasket, openShop, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { getProvider } from './get-provider.ts';
import type { CardPayment } from './provider-requests.ts';
import { forgetCards } from './saved-cards/forget-cards.ts';

const browser = { language: 'en-GB', colorDepth: 24, screenHeight: 900, screenWidth: 1440, tz: 0, userAgent: 'Test' };
const { db } = await testDatabase();
const shop = await openShop(db);

/** A payment as the adapter gets it, with an approved card. */
async function cardPayment(transactionUuid: string, kind: KindUnderTest): Promise<CardPayment> {
  const prepared = await agree(shop, await customerWithBasket(shop));
  const part = await kind.enter(shop, prepared, cards.approved);
  return {
    transactionUuid,
    ...{ amount: price, currency: 'GBP', description: 'Bookings', email: null, address: '203.0.113.9' },
    billing: {
      firstName: 'Robin',
      lastName: 'Reed',
      address1: '1 Lane',
      city: 'Leeds',
      postcode: 'LS1 4AP',
      country: 'GB',
    },
    browser: { ...browser, javascriptEnabled: true, javaEnabled: false },
    cardIdentifier: String(part.card_identifier ?? part.confirmation_token),
    sessionKey: prepared.sessionKey,
    cardOnFile: 'no',
    notificationUrl: 'https://bookings.example/notify',
  };
}

/** An approved payment of the adapter alone; returns the provider's reference. */
async function authoriseUnseen(transactionUuid: string, kind: KindUnderTest): Promise<string> {
  const provider = getProvider({ kind: kind.kind, mode: 'sandbox' }, shop.dependencies);
  const paid = await provider.authorise(await cardPayment(transactionUuid, kind));
  if (paid.kind !== 'authorised') throw new Error(`The card was not approved: ${paid.kind}.`);
  return paid.providerRef;
}

async function passAndReconcile(waits: readonly number[]): Promise<void> {
  for (const seconds of waits) {
    shop.clock.advance(seconds);
    await reconcilePayments(shop.dependencies);
  }
}

describe.each(kindsUnderTest)('$kind', (kind) => {
  let accountId = '';
  const { fetch: ordinary } = shop.dependencies.services.payments;

  beforeAll(async () => {
    accountId = await useAccount(shop, kind);
    await kind.quiet(shop);
  });
  afterEach(async () => {
    shop.dependencies.services.payments.fetch = ordinary;
    await expectBalancedLedger(shop);
  });

  it('approves, and takes the money when the order is made', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.approved);
    expect(answered).toMatchObject({ transaction_status: 'authorised', payment_provider: kind.kind });
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: true, capturedAmount: 0 });
    const { complete_order_id } = await complete(shop, customer, uuid);
    expect(complete_order_id).not.toBeNull();
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: price });
  });

  it('works in the old style, too', async () => {
    const customer = await customerWithBasket(shop);
    const preparation = await ask<{ session_key: string | null; payment_provider: string; url: string }>(
      shop,
      customer,
      '/api/checkout/prepare',
    );
    expect(preparation.payment_provider).toBe(kind.kind);
    const { hash, amount } = await seenHash(shop, customer);
    const offer = {
      payments: [{ tender_type: 'online', amount }],
      ...{ terms: true, completed_waivers: [], source: 'online', item_hash: hash },
    };
    const prepared = { sessionKey: preparation.session_key ?? '' };
    const part = await kind.enter(shop, prepared, cards.challenge);
    const begun = await ask<Answered>(shop, customer, '/api/checkout/authorise', {
      body: { ...offer, ...part, billing, browser_data: browserData },
    });
    const answered = await kind.enterAfterwards(shop, begun, cards.challenge);
    expect(answered.transaction_status).toBe('sca_required');
    await kind.passBank(shop, answered, 'approve');
    const uuid = answered.transaction_uuid;
    expect((await askAfterCheck(shop, customer, uuid)).status).toBe('authorised');
    const body = { ...offer, transaction_uuid: uuid };
    expect(await ask(shop, customer, '/api/checkout/complete', { body })).toMatchObject({ status: 'success' });
  });

  it('says what is missing of the card, unless the page of the provider takes it', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const status = kind.cardField === null ? 200 : 422;
    const answered = await authoriseAs(shop, kind, customer, { prepared, part: {}, status });
    if (kind.cardField === null) expect(answered).toMatchObject({ transaction_status: 'sca_required' });
    else expect(answered).toMatchObject({ errors: { [kind.cardField]: [expect.any(String)] } });
    await ask(shop, customer, `/api/payment-providers/${kind.kind}/cancel/${prepared.transaction_uuid}`, {
      method: 'POST',
    });
  });

  it('asks the bank first, and believes only the provider', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.challenge);
    expect(answered.transaction_status).toBe('sca_required');
    // The browser says that it passed, which it did not.
    expect((await askAfterCheck(shop, customer, uuid)).status).toBe('sca_required');
    await complete(shop, customer, uuid, 409);
    await kind.passBank(shop, answered, 'approve');
    expect((await askAfterCheck(shop, customer, uuid)).status).toBe('authorised');
    await complete(shop, customer, uuid);
  });

  it('refuses after a check that was not passed, and the basket can be paid again', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.challenge);
    await kind.passBank(shop, answered, 'wrong');
    expect((await askAfterCheck(shop, customer, uuid)).status).toBe('failed');
    const again = await payAs(shop, kind, customer, cards.approved);
    await complete(shop, customer, again.uuid);
  });

  it('declines, and the basket can be paid again', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.declined);
    expect(answered.transaction_status).toBe('failed');
    // A page of the provider has said it there.
    if (kind.cardField !== null) expect(answered.error?.message).toMatch(/declined/);
    expect(await readState(shop, uuid)).toBe('declined');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
    await complete(shop, customer, (await payAs(shop, kind, customer, cards.approved)).uuid);
  });

  it('gives a payment up that the provider never received', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const { unanswered } = kind;
    const part = await kind.enter(shop, prepared, unanswered.card);
    await authoriseAs(shop, kind, customer, { prepared, part, status: unanswered.status });
    await passAndReconcile(unanswered.waitSeconds);
    expect(await readState(shop, prepared.transaction_uuid)).toBe(unanswered.state);
    expect(await atGateway(shop, prepared.transaction_uuid)).toBeUndefined();
  }, 20_000);

  it('asks what became of a payment whose answer was lost', async () => {
    const customer = await customerWithBasket(shop);
    shop.dependencies.services.payments.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const answer = await ordinary(url, init);
      if (/\/(transactions|payment_intents)$/.test(url)) throw new TypeError('fetch failed');
      return answer;
    };
    const { status, waitSeconds } = kind.unanswered;
    const card = kind.cardField === null ? kind.unanswered.card : cards.approved;
    const { answered, uuid } = await payAs(shop, kind, customer, card, { status });
    expect(answered.transaction_status).toBe(status === 202 ? 'pending' : 'sca_required');
    await passAndReconcile(waitSeconds);
    expect(await readState(shop, uuid)).toBe(kind.findsLostPayments ? 'completed' : 'declined');
    expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: kind.findsLostPayments ? price : 0 });
  }, 20_000);

  it('asks the provider about a capture without an answer, and takes the money once', async () => {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.captureLostOnce);
    const { status } = await shop.call(`/api/checkout/session/complete/${uuid}`, {
      method: 'POST',
      token: customer.token,
    });
    expect([200, 202]).toContain(status);
    await passAndReconcile([120, 120]);
    expect(['completed', 'reversed']).toContain(await readState(shop, uuid));
  });

  it.each([
    ['was carried out', true, { message: 'Forbidden' }, 403],
    ['never arrived', false, { message: 'Forbidden' }, 403],
    ['never arrived, and is told to be good', false, {}, 200],
  ])('does not believe a proxy about a capture that %s', async (_, isDelivered, told, status) => {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.approved);
    const isCapture = (url: string, body: unknown) =>
      /\/(capture|instructions)$/.test(url) || String(body).includes('action=CAPTURE');
    shop.dependencies.services.payments.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (!isCapture(url, init?.body)) return ordinary(input, init);
      if (isDelivered) await ordinary(input, init);
      return Response.json(told, { status });
    };
    await shop.call(`/api/checkout/session/complete/${uuid}`, { method: 'POST', token: customer.token });
    shop.dependencies.services.payments.fetch = ordinary;
    await passAndReconcile([120, 120, 400]);
    const end = await readState(shop, uuid);
    expect(['completed', 'reversed']).toContain(end);
    const kept = await atGateway(shop, uuid);
    expect((kept?.capturedAmount ?? 0) - (kept?.refundedAmount ?? 0)).toBe(end === 'completed' ? price : 0);
  });

  it('gives back what cannot be captured', async () => {
    const customer = await customerWithBasket(shop);
    const { uuid } = await payAs(shop, kind, customer, cards.captureRefused);
    await complete(shop, customer, uuid, 409);
    expect(await readState(shop, uuid)).toBe('reversed');
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
  });

  it('refunds in parts, and never more than was taken', async () => {
    const provider = getProvider({ kind: kind.kind, mode: 'sandbox' }, shop.dependencies);
    const uuid = randomUUID();
    const providerRef = await (kind.payUnseen?.(shop, uuid) ?? authoriseUnseen(uuid, kind));
    const money = (amount: number, reference: string) => ({ providerRef, amount, reference });
    expect(await provider.capture(money(price, `${uuid}-c`))).toEqual({ kind: 'done' });
    await kind.endDay(shop);
    expect(await provider.refund(money(200, `${uuid}-1`))).toEqual({ kind: 'done' });
    // The same request again, after its answer was lost, gives nothing back a second time.
    await provider.refund(money(200, `${uuid}-1`));
    expect(await atGateway(shop, uuid)).toMatchObject({ capturedAmount: price, refundedAmount: 200 });
    expect(await provider.refund(money(price, `${uuid}-2`))).toMatchObject({ kind: 'nothing_left' });
    expect(await provider.refund(money(price - 200, `${uuid}-3`))).toEqual({ kind: 'done' });
    expect(await provider.refund(money(1, `${uuid}-4`))).toMatchObject({ kind: 'nothing_left' });
    // Nothing more can be taken of it either.
    expect(await provider.capture(money(price, `${uuid}-d`))).toMatchObject({ kind: 'not_applicable' });
    expect(await provider.abort({ providerRef })).toMatchObject({ kind: 'not_applicable' });
  });

  it('takes nothing of a payment that was cancelled during the check', async () => {
    const customer = await customerWithBasket(shop);
    const { answered, uuid } = await payAs(shop, kind, customer, cards.challenge);
    await ask(shop, customer, `/api/payment-providers/${kind.kind}/cancel/${uuid}`, { method: 'POST' });
    await kind.passBank(shop, answered, 'approve').catch(() => undefined);
    await complete(shop, customer, uuid, 409);
    expect(await atGateway(shop, uuid)).toMatchObject({ isHeld: false, capturedAmount: 0 });
    await complete(shop, customer, (await payAs(shop, kind, customer, cards.approved)).uuid);
  });

  it('saves a card when asked and pays with it again, or saves none', async () => {
    const customer = await customerWithBasket(shop);
    const first = await payAs(shop, kind, customer, cards.approved, { extra: { save_card: true } });
    if (first.answered.transaction_status === 'sca_required') await kind.passBank(shop, first.answered, 'approve');
    await complete(shop, customer, first.uuid);
    const [saved] = await listCards(shop, customer);
    if (kind.useSaved === null) {
      expect(saved).toBeUndefined();
      return;
    }
    expect(saved).toMatchObject({ payment_provider: kind.kind, brand: 'Visa', last4: '4242', expiry: '12/30' });
    const next = await nextBasket(shop, customer);
    const prepared = await agree(shop, next);
    const part = { ...kind.useSaved(prepared), saved_card_id: saved?.id };
    const answered = await authoriseAs(shop, kind, next, { prepared, part });
    expect(answered.transaction_status).toBe('authorised');
    await complete(shop, next, prepared.transaction_uuid);
    await ask(shop, customer, `${savedCardsPath}/${saved?.id}`, { method: 'DELETE' });
    await forgetCards(shop.dependencies);
    expect(await db.selectFrom('savedCards').where('accountId', '=', accountId).select('id').execute()).toEqual([]);
  });
});
