import { setDefaultCardEndpoint } from '#contract/payments/saved-cards.ts';
import { openShop } from '#tests/support/cart/shop.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { getData } from '#tests/support/replies.ts';
import { keepCard } from './keep-card.ts';

const { db, call, clock } = await openShop();
const account = await db
  .insertInto('paymentAccounts')
  .values({ kind: 'opayo', mode: 'sandbox', name: 'Sandbox' })
  .returning('id')
  .executeTakeFirstOrThrow();

async function saveCard({ id: userId }: MadePerson, last4: string, createdAt: string): Promise<string> {
  const card = { userId, accountId: account.id, tokenRef: 'encrypted', brand: 'Visa', last4, expiry: '12/30' };
  const values = { ...card, createdAt: new Date(createdAt), deletedAt: null };
  return (await db.insertInto('savedCards').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

async function personWithCards() {
  const person = await makePerson(db);
  const older = await saveCard(person, '1111', '2026-11-20T10:00:00Z');
  const newer = await saveCard(person, '2222', '2026-11-21T10:00:00Z');
  return { person, older, newer };
}

const setDefault = ({ token }: MadePerson, cardId: string) =>
  call(`/api/my-account/saved-cards/${cardId}/default`, { method: 'PUT', token });

const listed = async (person: MadePerson, cardId: string) =>
  getData(setDefaultCardEndpoint, await setDefault(person, cardId)).map(({ id, isDefault }) => [id, isDefault]);

it('puts the default card before newer ones, and there is one default', async () => {
  const { person, older, newer } = await personWithCards();
  expect(await listed(person, older)).toEqual([
    [older, true],
    [newer, false],
  ]);
  expect(await listed(person, newer)).toEqual([
    [newer, true],
    [older, false],
  ]);
});

it('leaves one default when two are asked for at once', async () => {
  const { person, older, newer } = await personWithCards();
  const answers = await Promise.all([older, newer, older, newer].map((id) => setDefault(person, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const defaults = db.selectFrom('savedCards').where('userId', '=', person.id).where('isDefault', '=', true);
  expect(await defaults.select('id').execute()).toHaveLength(1);
});

it('is not for the card of somebody else, nor for a removed one', async () => {
  const { person, older, newer } = await personWithCards();
  await setDefault(person, newer);
  expect((await setDefault(await makePerson(db), older)).status).toBe(404);
  await db.updateTable('savedCards').set({ deletedAt: new Date() }).where('id', '=', older).execute();
  expect((await setDefault(person, older)).status).toBe(404);
  expect(await listed(person, newer)).toEqual([[newer, true]]);
});

it('stays with a card that is saved again', async () => {
  const { person, older } = await personWithCards();
  await setDefault(person, older);
  const { userId, accountId } = { userId: person.id, accountId: account.id };
  const paid = { userId, accountId, saveCard: true };
  const card = { token: 'again', brand: 'Visa', last4: '1111', expiry: '12/30' };
  const transaction = await db
    .insertInto('carts')
    .values({ userId, channel: 'online', source: 'activity-booking' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('paymentTransactions')
    .values({
      ...paid,
      cartId: transaction.id,
      kind: 'opayo',
      mode: 'sandbox',
      channel: 'online',
      amount: 1,
      currency: 'GBP',
      itemHash: 'x',
      createdAt: clock.now(),
      updatedAt: clock.now(),
      expiresAt: clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    await keepCard(tx, { transaction: made, card, isWanted: true, now: clock.now() }, { appSecret: 'secret' });
  });
  const rows = db.selectFrom('savedCards').where('userId', '=', userId).where('deletedAt', 'is', null);
  expect(await rows.select(['last4', 'isDefault']).orderBy('last4').execute()).toEqual([
    { last4: '1111', isDefault: true },
    { last4: '2222', isDefault: false },
  ]);
});
