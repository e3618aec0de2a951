import { encryptToken } from '#backend/mandates/saved-card.ts';
import { keptCardIdentifier } from '#sandbox/opayo/cards/kept-cards.ts';
import {
  agree,
  billing,
  browserData,
  cards,
  complete,
  enterCard,
  notify,
  pressAtBank,
  type Authorised,
  type Prepared,
} from './pay.ts';
import { addPlace, ask, customerWithBasket, type Customer, type Shop } from './shop.ts';

export interface SavedCardView {
  id: string;
  payment_provider: string;
  brand: string;
  last4: string;
  expiry: string;
}

export const savedCardsPath = '/api/payment-providers/saved-cards';

/** What a customer sees of their saved cards. */
export function listCards(shop: Shop, customer: Customer, query = ''): Promise<SavedCardView[]> {
  return ask<SavedCardView[]>(shop, customer, `${savedCardsPath}${query}`);
}

/** Authorises with a card and options of any kind. */
export function authoriseWith(
  shop: Shop,
  customer: Customer,
  prepared: Prepared,
  card: Record<string, unknown>,
  status = 200,
): Promise<Authorised> {
  const { transaction_uuid, sessionKey } = prepared;
  const body = { transaction_uuid, session_key: sessionKey, billing, browser_data: browserData, ...card };
  return ask<Authorised>(shop, customer, '/api/payment-providers/opayo/authorise', { body }, status);
}

/** Pays with a new card that is to be saved, up to the question of the bank. */
export async function askToSave(shop: Shop, customer: Customer, cardNumber: string): Promise<Authorised> {
  const prepared = await agree(shop, customer);
  const cardIdentifier = await enterCard(shop, prepared.sessionKey, cardNumber);
  return authoriseWith(shop, customer, prepared, { card_identifier: cardIdentifier, save_card: true });
}

/** Pays with a new card, passes the bank's check, and has it saved. */
export async function saveCard(shop: Shop, customer: Customer, cardNumber: string): Promise<SavedCardView> {
  const challenged = await askToSave(shop, customer, cardNumber);
  await notify(shop, await pressAtBank(shop, challenged, 'confirm'));
  await complete(shop, customer, challenged.transaction_uuid);
  const [card] = await listCards(shop, customer);
  if (card === undefined) throw new Error('The card was not saved.');
  return card;
}

/** Tells the provider the security code of a saved card, as its form does in the browser. Returns the status. */
export async function linkCode({ gateway }: Shop, prepared: Prepared, securityCode = '123'): Promise<number> {
  const token = prepared.card_session?.saved_card_token ?? '';
  const { status } = await fetch(`${gateway}/opayo/api/v1/card-identifiers/${token}/security-code`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${prepared.sessionKey}` },
    body: JSON.stringify({ securityCode }),
  });
  return status;
}

/** Gives a customer the card that the sandbox has stored from the start. */
export async function insertKeptCard({ db, clock, dependencies }: Shop, { userId }: Customer): Promise<void> {
  const account = await db.selectFrom('paymentAccounts').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('savedCards')
    .values({
      userId,
      accountId: account.id,
      tokenRef: encryptToken(keptCardIdentifier, dependencies.config),
      brand: 'Visa',
      last4: '4242',
      expiry: '12/30',
      createdAt: clock.now(),
      deletedAt: null,
    })
    .execute();
}

/** The rows of a customer's saved cards, removed ones as well. */
export function storedRows({ db }: Shop, { userId }: Customer) {
  return db.selectFrom('savedCards').selectAll().where('userId', '=', userId).orderBy('createdAt').execute();
}

/** A basket for the same customer after the last one was paid for. */
export async function nextBasket(shop: Shop, customer: Customer): Promise<Customer> {
  const { userId } = customer;
  const cart = await shop.db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...customer, cartId: cart.id, ...(await addPlace(shop, { userId, cartId: cart.id })) };
}

/** A customer who has saved a card, with something else in the basket. */
export async function withSavedCard(shop: Shop, cardNumber: string = cards.approved) {
  const customer = await customerWithBasket(shop);
  const card = await saveCard(shop, customer, cardNumber);
  return { card, customer: await nextBasket(shop, customer) };
}

/** How often the gateway was asked for the money of an attempt. */
export async function chargesAtGateway({ gateway }: Shop, uuid: string): Promise<number> {
  const reply = await fetch(`${gateway}/__control/transactions?namespace=demo-key`);
  const { transactions } = (await reply.json()) as { transactions: { vendorTxCode: string }[] };
  return transactions.filter(({ vendorTxCode }) => vendorTxCode === uuid).length;
}
