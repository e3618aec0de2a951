import { addCartItemsEndpoint, getCartEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend, testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getFailure, getData } from '#tests/support/replies.ts';

type Item = Record<string, unknown>;

/** A backend with an operator, a venue and one customer, and helpers to fill baskets. */
export async function openShop() {
  const { db } = await testDatabase();
  const clock = testClock();
  const { call } = testBackend({ db, clock });
  await makeOperator(db);
  const venue = await makeVenue(db);
  const robin = await makePerson(db);

  const send = (person: MadePerson, items: Item | Item[], more: Item = {}) =>
    call('/api/checkout/cart/add', { token: person.token, body: { items, ...more } });

  return {
    db,
    clock,
    call,
    venue,
    robin,
    send,
    /** Adds and expects it to work. */
    async add(person: MadePerson, items: Item | Item[], more: Item = {}): Promise<Cart> {
      return getData(addCartItemsEndpoint, await send(person, items, more));
    },
    /** Adds and expects a refusal. */
    async refused(person: MadePerson, items: Item | Item[], more: Item = {}) {
      return getFailure(await send(person, items, more));
    },
    async cart(person: MadePerson): Promise<Cart> {
      return getData(getCartEndpoint, await call('/api/checkout/cart', { token: person.token }));
    },
  };
}

/** An item for a session, in the short names of the contract. */
export function place(session: { id: string }): Item {
  return { id: session.id, type: 'purchasableOccurrence' };
}

/** The only line of a basket. Fails the test when there is another number of them. */
export function onlyLine({ items }: Cart): Cart['items'][number] {
  const [line] = items;
  if (line === undefined || items.length > 1) throw new Error(`The basket has ${items.length} lines.`);
  return line;
}
