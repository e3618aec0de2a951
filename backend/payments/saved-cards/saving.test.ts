import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { decryptToken } from '#backend/mandates/saved-card.ts';
import { readTransaction } from '#backend/payments/records/read-transaction.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import {
  agree,
  authorise,
  billing,
  browserData,
  cards,
  complete,
  notify,
  pressAtBank,
} from '#tests/support/checkout/pay.ts';
import {
  askToSave,
  authoriseWith,
  chargesAtGateway,
  listCards,
  nextBasket,
  saveCard,
  savedCardsPath,
  storedRows,
  withSavedCard,
} from '#tests/support/checkout/saved-cards.ts';
import { ask, customerWithBasket, openShop, start } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { forgetCards } from './forget-cards.ts';
import { keepCard } from './keep-card.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

afterEach(async () => {
  shop.clock.set(start);
  await expectBalancedLedger(shop);
});

describe('saving a card', () => {
  it('keeps what the customer needs to know it again, and what stands for it only encrypted', async () => {
    const { card, customer } = await withSavedCard(shop);
    expect(card).toEqual({
      id: card.id,
      payment_provider: 'opayo',
      is_default: false,
      brand: 'Visa',
      last4: '4242',
      expiry: '12/30',
    });
    const [row] = await storedRows(shop, customer);
    const token = row && decryptToken(row, shop.dependencies.config);
    expect(token).toMatch(/^[0-9A-F-]{36}$/);
    const everything = await Promise.all(
      (['savedCards', 'paymentTransactions', 'paymentOperations', 'paymentTransitions'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(JSON.stringify(everything)).not.toContain(token);
    expect(JSON.stringify(everything)).not.toContain(cards.approved);
  });

  it('happens only when it was asked for', async () => {
    const customer = await customerWithBasket(shop);
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    await complete(shop, customer, prepared.transaction_uuid);
    expect(await storedRows(shop, customer)).toEqual([]);
  });

  it('happens only when the payment was approved', async () => {
    const customer = await customerWithBasket(shop);
    const declined = await askToSave(shop, customer, cards.declined);
    expect(await notify(shop, await pressAtBank(shop, declined, 'confirm'))).toMatchObject({
      transaction_status: 'failed',
    });
    const challenged = await askToSave(shop, customer, cards.approved);
    expect(challenged.transaction_status).toBe('sca_required');
    expect(await storedRows(shop, customer)).toEqual([]);
    await notify(shop, await pressAtBank(shop, challenged, 'confirm', '9999'));
    expect(await storedRows(shop, customer)).toEqual([]);
  });

  it('happens also when the approval is only found by the reconciler', async () => {
    const customer = await customerWithBasket(shop);
    const challenged = await askToSave(shop, customer, cards.approved);
    await notify(shop, await pressAtBank(shop, challenged, 'confirm'));
    // As if the process had ended before it could write down what the bank said.
    await db.deleteFrom('savedCards').where('userId', '=', customer.userId).execute();
    await db
      .updateTable('paymentTransactions')
      .set({ state: 'unknown', nextCheckAt: shop.clock.now() })
      .where('id', '=', challenged.transaction_uuid)
      .execute();
    await reconcilePayments(shop.dependencies);
    expect(await listCards(shop, customer)).toEqual([expect.objectContaining({ last4: '4242' })]);
  });

  it('takes the place of the same card saved before, which is removed at the provider', async () => {
    const { customer } = await withSavedCard(shop);
    shop.clock.advance(60);
    await saveCard(shop, customer, cards.approved);
    expect(await listCards(shop, customer)).toHaveLength(1);
    expect(await storedRows(shop, customer)).toHaveLength(2);
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toHaveLength(1);
  });

  it('puts the newest card first', async () => {
    const { customer } = await withSavedCard(shop);
    shop.clock.advance(60);
    await saveCard(shop, customer, '5186150660000009');
    expect((await listCards(shop, customer)).map(({ brand }) => brand)).toEqual(['Mastercard', 'Visa']);
    const prepared = await agree(shop, await nextBasket(shop, customer));
    expect(prepared.card_session).toMatchObject({ saved_card: { brand: 'Mastercard', last4: '0009' } });
  });

  it('removes at the provider what was stored for a payment that was given up', async () => {
    const customer = await customerWithBasket(shop);
    const { transaction_uuid: id } = await askToSave(shop, customer, cards.approved);
    const card = { token: 'T0K3N', brand: 'Visa', last4: '4242', expiry: '12/30' };
    const now = shop.clock.now();
    await transact(db, async (tx) => {
      const transaction = await readTransaction(tx, id);
      await keepCard(tx, { transaction, card, isWanted: false, now }, shop.dependencies.config);
    });
    expect(await listCards(shop, customer)).toEqual([]);
    expect(await storedRows(shop, customer)).toHaveLength(1);
    await forgetCards(shop.dependencies);
    expect(await storedRows(shop, customer)).toEqual([]);
  });

  it('is done once when two payments save the same card at once', async () => {
    const customer = await customerWithBasket(shop);
    const { transaction_uuid: id } = await askToSave(shop, customer, cards.approved);
    const transaction = await readTransaction(db, id);
    const now = shop.clock.now();
    await Promise.all(
      ['A', 'B', 'C', 'D'].map((token) =>
        transact(db, (tx) =>
          keepCard(
            tx,
            { transaction, card: { token, brand: 'Visa', last4: '4242', expiry: '12/30' }, isWanted: true, now },
            shop.dependencies.config,
          ),
        ),
      ),
    );
    expect(await listCards(shop, customer)).toHaveLength(1);
  });
});

describe('where cards are not saved', () => {
  const refusal = { code: 'validation_failed', errors: { save_card: ['Cards cannot be saved here'] } };

  it('is a kiosk: a card is neither saved nor offered', async () => {
    const { card, customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer, { kiosk: true });
    expect(prepared.card_session).toMatchObject({ saved_card: null, saved_card_token: null, saves_cards: false });
    const input = { card_identifier: 'x', save_card: true };
    expect(await authoriseWith(shop, customer, prepared, input, 422)).toMatchObject(refusal);
    const reuse = { saved_card_id: card.id };
    expect(await authoriseWith(shop, customer, prepared, reuse, 422)).toMatchObject({
      errors: { saved_card_id: ['Saved cards cannot be used here'] },
    });
    const body = { transaction_uuid: prepared.transaction_uuid, saved_card_id: card.id };
    await ask(shop, customer, '/api/payment-providers/opayo/session', { body }, 404);
    expect(await chargesAtGateway(shop, prepared.transaction_uuid)).toBe(0);
  });

  it('is an account whose provider does not store cards', async () => {
    const { card, customer } = await withSavedCard(shop);
    await db
      .updateTable('paymentAccounts')
      .set({ settings: JSON.stringify({}) })
      .execute();
    try {
      const prepared = await agree(shop, customer);
      expect(prepared.card_session).toMatchObject({ saved_card: null, saves_cards: false });
      const input = { card_identifier: 'x', save_card: true };
      expect(await authoriseWith(shop, customer, prepared, input, 422)).toMatchObject(refusal);
      await authoriseWith(shop, customer, prepared, { saved_card_id: card.id }, 422);
      expect(await listCards(shop, customer, '?source=online')).toEqual([]);
    } finally {
      const settings = JSON.stringify({ savedCards: 'with_code' });
      await db.updateTable('paymentAccounts').set({ settings }).execute();
    }
  });

  it('is any payment that staff make for somebody', async () => {
    const { card, customer } = await withSavedCard(shop);
    const desk = await customerWithBasket(shop);
    await db.updateTable('users').set({ isStaff: true }).where('id', '=', desk.userId).execute();
    await db
      .insertInto('staffPermissions')
      .values([
        { userId: desk.userId, permission: 'sell' },
        { userId: desk.userId, permission: 'customers' },
      ])
      .execute();
    const headers = { 'X-Selected-User-Id': String(customer.userId) };
    const prepared = await agree(shop, customer);
    const forCustomer = async (body: object, status: number) =>
      ask(
        shop,
        desk,
        '/api/payment-providers/opayo/authorise',
        {
          headers,
          body: {
            transaction_uuid: prepared.transaction_uuid,
            session_key: prepared.sessionKey,
            billing,
            browser_data: browserData,
            ...body,
          },
        },
        status,
      );
    await forCustomer({ saved_card_id: card.id }, 404);
    expect(await forCustomer({ card_identifier: 'x', save_card: true }, 422)).toMatchObject(refusal);
    expect(await ask(shop, desk, savedCardsPath, { headers })).toEqual([]);
    expect(
      await ask(shop, desk, '/api/checkout/session/prepare', { headers, body: { source: 'online' } }),
    ).toMatchObject({
      card_session: { saved_card: null, saved_card_token: null, saves_cards: false },
    });
  });

  it('cannot be got round in the database', async () => {
    const { customer } = await withSavedCard(shop);
    const prepared = await agree(shop, customer, { kiosk: true });
    const saving = db
      .updateTable('paymentTransactions')
      .set({ saveCard: true })
      .where('id', '=', prepared.transaction_uuid)
      .execute();
    await expect(saving).rejects.toThrow('check constraint');
  });
});
