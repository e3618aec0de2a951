import { encryptToken } from '#backend/mandates/saved-card.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import {
  agree,
  authorise,
  billing,
  browserData,
  cards,
  complete,
  enterCard,
  notify,
  pressAtBank,
  seenHash,
  type Authorised,
} from '#tests/support/checkout/pay.ts';
import {
  authoriseWith,
  chargesAtGateway,
  linkCode,
  listCards,
  nextBasket,
  saveCard,
  savedCardsPath,
  storedRows,
  withSavedCard,
} from '#tests/support/checkout/saved-cards.ts';
import { ask, customerWithBasket, openShop, price, start } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { forgetCards } from './forget-cards.ts';

const storedCards = {
  challenged: '4000009900000228',
  expired: '4000009900000236',
  unknown: '4000009900000277',
} as const;

const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(async () => {
  shop.clock.set(start);
  await expectBalancedLedger(shop);
});

describe('paying with a saved card', () => {
  it('takes the security code and no more', async () => {
    const { card, customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer);
    expect(prepared.card_session).toMatchObject({ saved_card: card, saves_cards: true });
    expect(await linkCode(shop, prepared)).toBe(204);
    const paid = await authoriseWith(shop, customer, prepared, { saved_card_id: card.id });
    expect(paid.transaction_status).toBe('authorised');
    const { complete_order_id: orderId } = await complete(shop, customer, prepared.transaction_uuid);
    const order = await ask(shop, customer, `/api/v1/orders/${orderId}`);
    expect(order).toMatchObject({ status: 'success', total: { value: price } });
    expect(order.payments).toEqual([expect.objectContaining({ tender_type: 'online', card_last4: '4242' })]);
    expect(await listCards(shop, customer)).toEqual([card]);
  });

  it('works in the old style of paying', async () => {
    const { card, customer } = await withSavedCard(shop);
    const form = await ask<{ session_key: string }>(shop, customer, '/api/checkout/prepare');
    expect(form).toMatchObject({ saved_card: card });
    const { hash, amount } = await seenHash(shop, customer);
    const offer = {
      payments: [{ tender_type: 'online', amount }],
      terms: true,
      completed_waivers: [],
      source: 'online',
      item_hash: hash,
    };
    const paying = { session_key: form.session_key, saved_card_id: card.id, billing, browser_data: browserData };
    const body = { ...offer, ...paying };
    const paid = await ask<Authorised>(shop, customer, '/api/checkout/authorise', { body });
    expect(paid.transaction_status).toBe('authorised');
    await ask(shop, customer, '/api/checkout/complete', {
      body: { ...offer, transaction_uuid: paid.transaction_uuid },
    });
  });

  it('asks for another saved card in a session of its own', async () => {
    const { card, customer } = await withSavedCard(shop);
    shop.clock.advance(60);
    await saveCard(shop, customer, '5186150660000009');
    const basket = await nextBasket(shop, customer);
    const prepared = await agree(shop, basket);
    const body = { transaction_uuid: prepared.transaction_uuid, saved_card_id: card.id };
    const session = await ask<NonNullable<typeof prepared.card_session>>(
      shop,
      basket,
      '/api/payment-providers/opayo/session',
      { body },
    );
    expect(session.saved_card).toEqual(card);
    expect(session.saved_card_token).not.toBe(prepared.card_session?.saved_card_token);
    const other = { ...prepared, card_session: session, sessionKey: session.session_key };
    expect(await linkCode(shop, other)).toBe(204);
    const paid = await authoriseWith(shop, basket, other, { saved_card_id: card.id });
    expect(paid.transaction_status).toBe('authorised');
  });

  it('asks the bank again when the bank wants to be asked', async () => {
    const { card, customer } = await withSavedCard(shop, storedCards.challenged);
    const challenged = await authoriseWith(shop, customer, await agree(shop, customer), { saved_card_id: card.id });
    expect(challenged.transaction_status).toBe('sca_required');
    await notify(shop, await pressAtBank(shop, challenged, 'confirm'));
    await complete(shop, customer, challenged.transaction_uuid);
  });

  it('is one payment however often it is sent', async () => {
    const { card, customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer);
    const body = {
      transaction_uuid: prepared.transaction_uuid,
      session_key: prepared.sessionKey,
      saved_card_id: card.id,
      billing,
      browser_data: browserData,
    };
    const send = () =>
      shop.call('/api/payment-providers/opayo/authorise', {
        token: customer.token,
        body,
        headers: { 'Idempotency-Key': `saved-${prepared.transaction_uuid}` },
      });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(await chargesAtGateway(shop, prepared.transaction_uuid)).toBe(1);
  });

  it.each([
    ['one that its bank ended', storedCards.expired, 'Payment was declined'],
    ['one that the provider does not know any more', storedCards.unknown, 'Please enter your card details again'],
  ])('fails in words with %s, takes nothing, and another card can pay', async (_, number, message) => {
    const { card, customer } = await withSavedCard(shop, number);
    const failed = await authoriseWith(shop, customer, await agree(shop, customer), { saved_card_id: card.id });
    expect(failed).toMatchObject({ transaction_status: 'failed', error: { message } });
    const again = await agree(shop, customer);
    const paid = await authorise(shop, customer, again, cards.approved);
    expect(paid.transaction_status).toBe('authorised');
  });

  it('is refused once the month on the card is over, before the provider is asked', async () => {
    const { card, customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer);
    await db.updateTable('savedCards').set({ expiry: '11/26' }).where('id', '=', card.id).execute();
    shop.clock.set('2026-11-30T23:59:59Z');
    expect(await listCards(shop, customer, '?source=online')).toEqual([{ ...card, expiry: '11/26' }]);
    shop.clock.set('2026-12-01T00:00:00Z');
    expect(await listCards(shop, customer, '?source=online')).toEqual([]);
    expect(await listCards(shop, customer)).toHaveLength(1);
    const refused = await authoriseWith(shop, customer, prepared, { saved_card_id: card.id }, 422);
    expect(refused).toMatchObject({
      errors: { saved_card_id: ['This card has expired, please use another card'] },
    });
    expect(await chargesAtGateway(shop, prepared.transaction_uuid)).toBe(0);
  });
});

it('a card that was stored under a secret that has been replaced is not offered, but can be removed', async () => {
  const { card, customer } = await withSavedCard(shop);
  const tokenRef = encryptToken('token', { appSecret: 'the secret before' });
  await db.updateTable('savedCards').set({ tokenRef }).where('id', '=', card.id).execute();
  const prepared = await agree(shop, customer);
  expect(prepared.card_session).toMatchObject({ saved_card: null, saved_card_token: null, saves_cards: true });
  expect(await listCards(shop, customer)).toEqual([card]);
});

describe('a card of somebody else', () => {
  it('cannot be seen, used or removed', async () => {
    const { card, customer: owner } = await withSavedCard(shop);
    const stranger = await customerWithBasket(shop);
    expect(await listCards(shop, stranger)).toEqual([]);
    expect(await listCards(shop, stranger, '?source=online')).toEqual([]);
    const prepared = await agree(shop, stranger);
    await authoriseWith(shop, stranger, prepared, { saved_card_id: card.id }, 404);
    const body = { transaction_uuid: prepared.transaction_uuid, saved_card_id: card.id };
    await ask(shop, stranger, '/api/payment-providers/opayo/session', { body }, 404);
    await ask(shop, stranger, `${savedCardsPath}/${card.id}`, { method: 'DELETE' }, 404);
    expect(await chargesAtGateway(shop, prepared.transaction_uuid)).toBe(0);
    expect(await listCards(shop, owner)).toEqual([card]);
  });

  it('is not known to somebody without a session', async () => {
    await ask(shop, null, savedCardsPath, {}, 401);
  });
});

describe('a request that does not say which card', () => {
  it.each([
    ['two cards', { card_identifier: 'x', saved_card_id: '00000000-0000-4000-8000-000000000001' }, 'saved_card_id'],
    ['a saved card to save', { save_card: true, saved_card_id: '00000000-0000-4000-8000-000000000001' }, 'save_card'],
    ['no card', {}, 'card_identifier'],
  ])('is refused for %s, and the payment can still be made', async (_, input, field) => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    const refused = await authoriseWith(shop, customer, prepared, input, 422);
    expect(refused).toMatchObject({ code: 'validation_failed', errors: { [field]: [expect.any(String)] } });
    const cardIdentifier = await enterCard(shop, prepared.sessionKey, cards.approved);
    const paid = await authoriseWith(shop, customer, prepared, { card_identifier: cardIdentifier });
    expect(paid.transaction_status).toBe('authorised');
  });
});

describe('removing a card', () => {
  it('works at once here, and at the provider with the next run of its job', async () => {
    const { card, customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer);
    await ask(shop, customer, `${savedCardsPath}/${card.id}`, { method: 'DELETE' });
    expect(await listCards(shop, customer)).toEqual([]);
    await ask(shop, customer, `${savedCardsPath}/${card.id}`, { method: 'DELETE' }, 404);
    await authoriseWith(shop, customer, prepared, { saved_card_id: card.id }, 404);
    expect(await linkCode(shop, prepared)).toBe(204);
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toEqual([]);
    expect(await linkCode(shop, prepared)).toBe(422);
  });

  it.each([
    ['the provider does not answer', () => Promise.reject(new Error('no line'))],
    ['a proxy answers', () => Promise.resolve(Response.json({ message: 'Not found' }, { status: 404 }))],
  ])('is tried again when %s', async (_, fetch) => {
    const { card, customer } = await withSavedCard(shop);
    await ask(shop, customer, `${savedCardsPath}/${card.id}`, { method: 'DELETE' });
    const disturbed = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
    await forgetCards({ ...shop.dependencies, services: disturbed });
    expect(await storedRows(shop, customer)).toHaveLength(1);
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toEqual([]);
  });

  it('is done for expired cards by themselves', async () => {
    const { customer } = await withSavedCard(shop);
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toHaveLength(1);
    shop.clock.set('2031-01-01T00:00:00Z');
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toEqual([]);
  });
});
