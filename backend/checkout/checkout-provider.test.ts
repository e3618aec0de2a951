import { transact } from '#backend/db/connection/transact.ts';
import { transition } from '#backend/payments/records/transitions.ts';
import { addPlace, ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const shop = await openShop(db);

const getProvider = async (customer: Customer, query = '') =>
  (await ask<{ payment_provider: string | null }>(shop, customer, `/api/checkout/provider${query}`)).payment_provider;

it('comes with the origins of the logos that the page may show', async () => {
  const customer = await customerWithBasket(shop);
  const logos = [
    'https://cdn.example/logo.svg',
    'https://cdn.example/other.png',
    '/logo.svg',
    'data:image/png;base64,',
  ];
  const venueIds = await Promise.all(logos.map(async () => getVenue(await customerWithBasket(shop))));
  const themes = logos.map((appLogo, index) => ({ appLogo, venueId: venueIds[index] ?? null }));
  await db.insertInto('themes').values(themes).execute();
  const { image_origins } = await ask<{ image_origins: string[] }>(shop, customer, '/api/checkout/provider');
  expect(image_origins).toEqual(['https://cdn.example']);
});

async function getVenue({ occurrenceId }: { occurrenceId: string }): Promise<string> {
  const { venueId } = await db
    .selectFrom('occurrences')
    .where('id', '=', occurrenceId)
    .select('venueId')
    .executeTakeFirstOrThrow();
  return venueId;
}

/** The venue's own account. */
async function openAccount(venueId: string, kind: 'stripe' | 'hosted'): Promise<void> {
  await db.insertInto('paymentAccounts').values({ venueId, kind, mode: 'sandbox', name: 'Its own' }).execute();
}

it('is that of the account that prepares the payment', async () => {
  const customer = await customerWithBasket(shop);
  expect(await getProvider(customer)).toBe('opayo');
  await openAccount(await getVenue(customer), 'stripe');
  expect(await getProvider(customer)).toBe('stripe');
  const session = await ask(shop, customer, '/api/checkout/session/prepare', { body: { source: 'online' } });
  expect(session.payment_provider).toBe('stripe');
});

it('stays that of the payment that is open', async () => {
  const customer = await customerWithBasket(shop);
  const { transaction_uuid: id } = await ask(shop, customer, '/api/checkout/session/prepare', {
    body: { source: 'online' },
  });
  const attempt = await db
    .selectFrom('paymentTransactions')
    .where('id', '=', String(id))
    .selectAll()
    .executeTakeFirstOrThrow();
  const now = shop.clock.now();
  await transact(db, (tx) =>
    transition(tx, attempt, { to: 'authorising', by: 'client', reason: 'test', now, set: {} }),
  );
  await openAccount(await getVenue(customer), 'hosted');
  expect(await getProvider(customer)).toBe('opayo');
});

it('says whether a new card can be saved, to the customer whose basket it is', async () => {
  const customer = await customerWithBasket(shop);
  const { id } = await db
    .insertInto('paymentAccounts')
    .values({ venueId: await getVenue(customer), kind: 'stripe', mode: 'sandbox', name: 'Its own' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const read = async () => (await ask<{ saves_cards: boolean }>(shop, customer, '/api/checkout/provider')).saves_cards;
  expect(await read()).toBe(false);
  const settings = JSON.stringify({ savedCards: 'without_code' });
  await db.updateTable('paymentAccounts').set({ settings }).where('id', '=', id).execute();
  expect(await read()).toBe(true);
});

it('is known before there is anything to pay, and is none of an empty basket or without an account', async () => {
  const free = await customerWithBasket(shop, 0);
  expect(await getProvider(free)).toBe('opayo');
  expect(await getProvider(free, '?cart_source=online-joining')).toBeNull();
  await db.deleteFrom('cartItems').where('cartId', '=', free.cartId).execute();
  expect(await getProvider(free)).toBeNull();
  await addPlace(shop, free);
  await db.updateTable('paymentAccounts').set({ isActive: false }).execute();
  expect(await getProvider(free)).toBeNull();
});
