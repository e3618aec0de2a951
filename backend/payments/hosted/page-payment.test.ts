import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { closedSeconds, onlyQuery, openPageShop } from '#tests/support/checkout/page-shop.ts';
import { bringBack, notifications, openHostedPage, useHostedAccount } from '#tests/support/checkout/pay-on-page.ts';
import { authorise, billing, browserData, cards, complete, seenHash } from '#tests/support/checkout/pay.ts';
import { ask, customerWithBasket, price } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { answerBankOnPage, atPage, enterOnPage, payOnPage, postedBy } from '#tests/support/sandbox/payment-page.ts';

const { db } = await testDatabase();
const { shop, read, ofGateway, opened } = await openPageShop(db);
const getState = async (id: string) => (await read(id)).state;

afterEach(() => expectBalancedLedger(shop));

describe('opening the page', () => {
  it('gives a signed form, ties the places and moves no money', async () => {
    const { customer, page, id } = await opened();
    expect(page).toMatchObject({
      transaction_status: 'sca_required',
      sca_method: 'POST',
      sca_url: `http://pay.paysandbox.localhost:${shop.gatewayPort}/paymentform/`,
      form_data: {
        action: 'SALE',
        captureDelay: '-1',
        amount: String(price),
        currencyCode: '826',
        transactionUnique: id,
      },
    });
    const booking = await db
      .selectFrom('bookings')
      .select('pinnedBy')
      .where('id', '=', customer.bookingId)
      .executeTakeFirstOrThrow();
    expect(booking.pinnedBy).toBe(id);
    expect(await ofGateway(id)).toEqual([]);
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
  });

  it.each([
    [{}, undefined, 'iframe'],
    [{}, 'popup', 'popup'],
    [{}, 'top', 'top'],
    [{ embedded: true }, 'top', 'popup'],
    [{ kiosk: true }, 'top', 'iframe'],
  ])('at %j with display %s is shown as %s', async (place, display, frame) => {
    await useHostedAccount(shop, { display });
    const { customer, id } = await opened(place);
    await useHostedAccount(shop);
    const form = await ask(shop, customer, `/api/payment-providers/transactions/${id}/sca`);
    expect(form).toMatchObject({ frame, sca_method: 'POST' });
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
  });

  it('is the answer of the older checkout too, which names no card', async () => {
    const customer = await customerWithBasket(shop);
    const { hash, amount } = await seenHash(shop, customer);
    const offer = { payments: [{ tender_type: 'online', amount }], terms: true, completed_waivers: [] };
    const paid = await ask<{ transaction_uuid: string; sca_url: string; form_data: Record<string, string> }>(
      shop,
      customer,
      '/api/checkout/authorise',
      { body: { ...offer, billing, browser_data: browserData, source: 'online', item_hash: hash } },
    );
    expect(paid).toMatchObject({ transaction_status: 'sca_required', payment_provider: 'hosted', return_url: null });
    expect(paid.form_data).toMatchObject({ customerPostcode: billing.postcode });
    await bringBack(shop, await payOnPage(shop, paid, cards.approved));
    await complete(shop, customer, paid.transaction_uuid);
    expect(await getState(paid.transaction_uuid)).toBe('completed');
  });

  it('is answered again with the same form, and takes no card of ours', async () => {
    const { customer, page, id } = await opened();
    const body = { transaction_uuid: id, billing, browser_data: browserData };
    const again = await ask(shop, customer, '/api/payment-providers/hosted/authorise', { body });
    expect(again).toMatchObject({ transaction_status: 'sca_required', form_data: page.form_data });
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
  });
});

describe('a payment on the page', () => {
  it('becomes an order, and its money is taken once', async () => {
    const { customer, page, id } = await opened();
    const returned = await bringBack(shop, await payOnPage(shop, page, cards.approved));
    expect(returned.transaction_status).toBe('authorised');
    expect(await ofGateway(id)).toMatchObject([{ isHeld: true, capturedAmount: 0 }]);
    const { complete_order_id: orderId } = await complete(shop, customer, id);
    expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: price }]);
    const order = await ask<{ payments: unknown[] }>(shop, customer, `/api/v1/orders/${orderId}`);
    expect(order.payments).toEqual([expect.objectContaining({ tender_type: 'online', card_last4: '4242' })]);
  });

  it('passes the bank’s check on the way', async () => {
    const { customer, page, id } = await opened();
    await bringBack(shop, await payOnPage(shop, page, cards.challenge));
    await complete(shop, customer, id);
    expect(await getState(id)).toBe('completed');
  });

  it.each([
    ['declines', cards.declined, '1234', '5'],
    ['is not told the right code', cards.challenge, '9999', '65803'],
  ])('fails when the bank %s', async (_, card, code, failureCode) => {
    const { customer, page, id } = await opened();
    const { transaction_status: status } = await bringBack(shop, await payOnPage(shop, page, card, code));
    expect(status).toBe('failed');
    expect(await read(id)).toMatchObject({ state: 'declined', failureCode });
    const next = await openHostedPage(shop, customer);
    expect(next.transaction_uuid).not.toBe(id);
    await bringBack(shop, await payOnPage(shop, next, cards.approved));
    await complete(shop, customer, next.transaction_uuid);
  });

  it('is over when the customer leaves the page by its button, and the basket is free again', async () => {
    const { customer, page, id } = await opened();
    await bringBack(shop, postedBy(await atPage(shop, page, { cancel: true })));
    expect(await getState(id)).toBe('cancelled');
    const next = await openHostedPage(shop, customer);
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${next.transaction_uuid}`, { method: 'POST' });
  });

  it('gives a browser without its session a token for the result, the same each time', async () => {
    const { customer, page, id } = await opened();
    const posted = await payOnPage(shop, page, cards.approved);
    const { return_token: rt } = await bringBack(shop, posted);
    expect((await bringBack(shop, posted)).return_token).toBe(rt);
    await complete(shop, customer, id);
    const path = `/api/payment-providers/transactions/${id}?rt=${rt}`;
    expect(await ask(shop, null, path)).toMatchObject({ transaction_status: 'completed' });
    shop.clock.advance(121);
    await ask(shop, null, path, {}, 404);
  });
});

describe('a message that is not what the provider signed', () => {
  it.each([
    ['another result', { responseCode: '0' }],
    ['another amount', { amount: '1' }],
    ['another payment', { transactionUnique: '0b9e0000-0000-4000-8000-000000000001' }],
    ['another currency', { currencyCode: '978' }],
    ['another merchant', { merchantID: '100002' }],
    ['an added field', { note: '' }],
    ['a part in another order', { 'threeDSDetails[authenticated]': 'Y', 'threeDSDetails[version]': '2.2.0' }],
    ['another signature', { signature: 'f'.repeat(128) }],
    ['no signature', { signature: '' }],
  ])('changes nothing: %s', async (_, changes) => {
    const { customer, page, id } = await opened();
    const posted = await payOnPage(shop, page, cards.declined);
    const fields = { ...posted?.fields, ...changes };
    const returned = await bringBack(shop, { action: posted?.action ?? '', fields });
    expect(returned).toMatchObject({ transaction_status: 'sca_required', return_token: null });
    expect(await getState(id)).toBe('sca_required');
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
  });

  it('is not believed for another attempt, though it is signed', async () => {
    const paid = await opened();
    const posted = await payOnPage(shop, paid.page, cards.approved);
    const other = await opened();
    const action = other.page.form_data.redirectURL ?? '';
    expect(await bringBack(shop, { action, fields: posted?.fields ?? {} })).toMatchObject({
      transaction_status: 'sca_required',
    });
    await ask(shop, other.customer, `/api/payment-providers/hosted/cancel/${other.id}`, { method: 'POST' });
    await bringBack(shop, posted);
    await complete(shop, paid.customer, paid.id);
  });

  it('is not even read at an address without its secret', async () => {
    const { customer, page, id } = await opened();
    const posted = await payOnPage(shop, page, cards.approved);
    const action = `${posted?.action.split('/return/')[0]}/return/${'m'.repeat(43)}`;
    await bringBack(shop, { action, fields: posted?.fields ?? {} }, 404);
    expect(await getState(id)).toBe('sca_required');
    await bringBack(shop, posted);
    await complete(shop, customer, id);
  });
});

describe('notifications', () => {
  it('make the payment known when the browser never comes back, and the order is made', async () => {
    const { page, id } = await opened();
    await payOnPage(shop, page, cards.approved);
    const [sent] = await notifications(shop, id);
    expect(await bringBack(shop, sent ?? null)).toMatchObject({ transaction_status: 'authorised' });
    shop.clock.advance(6);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('completed');
  });

  it.each([
    ['twice', '4000009900000111', 2],
    ['after a forged one', '4000009900000152', 2],
    ['with another amount', '4000009900000186', 1],
  ])('%s and the return make one order', async (_, card, count) => {
    const { customer, page, id } = await opened();
    const posted = await payOnPage(shop, page, card);
    const sent = await notifications(shop, id);
    expect(sent).toHaveLength(count);
    for (const notification of sent) await bringBack(shop, notification);
    await bringBack(shop, posted);
    await complete(shop, customer, id);
    for (const notification of sent) await bringBack(shop, notification);
    expect(await getState(id)).toBe('completed');
    expect(await ofGateway(id)).toMatchObject([{ capturedAmount: price, refundedAmount: 0 }]);
  });

  it('at the same time as the return make one order', async () => {
    const { customer, page, id } = await opened();
    const posted = await payOnPage(shop, page, cards.approved);
    const [sent] = await notifications(shop, id);
    await Promise.all([bringBack(shop, posted), bringBack(shop, sent ?? null), bringBack(shop, posted)]);
    await Promise.all([complete(shop, customer, id), complete(shop, customer, id)]);
    expect(await ofGateway(id)).toMatchObject([{ capturedAmount: price, refundedAmount: 0 }]);
  });

  it('of an approval after a decline are given back, because the attempt has ended', async () => {
    const { customer, page, id } = await opened();
    await payOnPage(shop, page, '4000009900000251');
    const [declined, approved] = await notifications(shop, id);
    expect(await bringBack(shop, declined ?? null)).toMatchObject({ transaction_status: 'failed' });
    await bringBack(shop, approved ?? null);
    expect(await getState(id)).toBe('reversed');
    expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
    await ask(shop, customer, '/api/checkout/prepare');
  });
});

describe('a payment of which the shop is never told', () => {
  it('is found by asking, and becomes an order', async () => {
    const { page, id } = await opened();
    expect(await payOnPage(shop, page, onlyQuery)).toBeNull();
    shop.clock.advance(61);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('completed');
    expect(await ofGateway(id)).toMatchObject([{ capturedAmount: price }]);
  });

  it('is waited for while the page is open, and runs out with it', async () => {
    const { customer, id } = await opened();
    shop.clock.advance(61);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('sca_required');
    shop.clock.advance(closedSeconds);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('expired');
    await ask(shop, customer, '/api/checkout/prepare', {}, 200);
  });

  it('runs out when the customer left it at the bank, and is given back when the bank approves later', async () => {
    const { customer, page, id } = await opened();
    const atBank = await enterOnPage(shop, page, cards.challenge);
    shop.clock.advance(closedSeconds);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('expired');
    const { pinnedBy } = await db
      .selectFrom('bookings')
      .select('pinnedBy')
      .where('id', '=', customer.bookingId)
      .executeTakeFirstOrThrow();
    expect(pinnedBy).toBeNull();
    await bringBack(shop, await answerBankOnPage(shop, atBank?.fields ?? {}, 'approve'));
    expect(await getState(id)).toBe('reversed');
    expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
  });

  it('is given back when it was made after the customer gave it up', async () => {
    const { customer, page, id } = await opened();
    await ask(shop, customer, `/api/payment-providers/hosted/cancel/${id}`, { method: 'POST' });
    await bringBack(shop, await payOnPage(shop, page, cards.approved));
    expect(await getState(id)).toBe('reversed');
    expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
  });
});

describe('the money', () => {
  it('is asked for again when the answer to a capture was lost', async () => {
    const { customer, page, id } = await opened();
    await bringBack(shop, await payOnPage(shop, page, cards.captureLostOnce));
    await complete(shop, customer, id, 202);
    shop.clock.advance(120);
    await reconcilePayments(shop.dependencies);
    expect(await getState(id)).toBe('completed');
    expect(await ofGateway(id)).toMatchObject([{ capturedAmount: price }]);
  });

  it('goes back when the provider refuses to take it', async () => {
    const { customer, page, id } = await opened();
    await bringBack(shop, await payOnPage(shop, page, cards.captureRefused));
    await complete(shop, customer, id, 409);
    expect(await getState(id)).toBe('reversed');
    expect(await ofGateway(id)).toMatchObject([{ isHeld: false, capturedAmount: 0 }]);
  });
});

it('refuses a card of another provider’s form', async () => {
  const { customer, page, id } = await opened();
  const prepared = { transaction_uuid: id, payment_session_id: '', payment_provider: 'hosted', card_session: null };
  await authorise(shop, customer, { ...prepared, sessionKey: 'key' }, cards.approved, 404);
  await bringBack(shop, await payOnPage(shop, page, cards.approved));
  await complete(shop, customer, id);
});
