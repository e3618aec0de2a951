import { randomIds } from '#backend/ids.ts';
import { addCartItemsEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testBackend, testConfig } from '#tests/support/backend.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock } = shop;
const config = testConfig({ maxPlacesPerSession: 6, maxPlacesPerBasket: 10, maxPlacesPerAccount: 12 });
const { call } = testBackend({ db, clock, ids: randomIds, config });
const swimming = await makeActivity(db, shop.venue, { bookingType: 'ticketed' });
const ticket = await makeTicket(db, swimming);
let days = 0;

/** Sessions of their own day, so that none is in the way of another. */
function makeSwim() {
  days += 1;
  return makeSession(db, swimming, { maximum: 1_000, startsAt: new Date(Date.UTC(2026, 10, 25 + (days % 300), 18)) });
}

beforeEach(() => clock.set('2026-11-24T12:00:00Z'));

function send(person: MadePerson, session: { id: string }, quantity: number, more: object = {}) {
  const { cart_source, ...item } = { cart_source: undefined, ...more };
  const items = {
    id: session.id,
    type: 'purchasableOccurrence',
    pricing_option_id: ticket.pricingOptionId,
    quantity,
    ...item,
  };
  return call('/api/checkout/cart/add', {
    token: person.token,
    body: { items, ...(cart_source !== undefined && { cart_source }) },
  });
}

async function add(person: MadePerson, session: { id: string }, quantity: number, more: object = {}): Promise<Cart> {
  return getData(addCartItemsEndpoint, await send(person, session, quantity, more));
}

async function tooMany(person: MadePerson, session: { id: string }, quantity: number, more: object = {}) {
  const failure = getFailure(await send(person, session, quantity, more));
  expect(failure).toMatchObject({ status: 409, code: 'too_many_places' });
  return failure.details;
}

it('lets nobody hold more places of a session than the operator allows, at once or one after the other', async () => {
  const robin = await makePerson(db);
  const swim = await makeSwim();
  expect(await tooMany(robin, swim, 7)).toEqual({ scope: 'session', limit: 6 });
  const line = onlyLine(await add(robin, swim, 6));
  expect(await tooMany(robin, swim, 1)).toEqual({ scope: 'session', limit: 6 });
  const body = { options: { quantity: 7 } };
  const changed = await call(`/api/checkout/cart/${line.id}`, { method: 'PUT', token: robin.token, body });
  expect(getFailure(changed)).toMatchObject({ code: 'too_many_places' });
});

it('counts places of one session in two lines of one request together', async () => {
  const robin = await makePerson(db);
  const swim = await makeSwim();
  const item = { id: swim.id, type: 'purchasableOccurrence', pricing_option_id: ticket.pricingOptionId, quantity: 4 };
  const answer = await call('/api/checkout/cart/add', { token: robin.token, body: { items: [item, item] } });
  expect(getFailure(answer)).toMatchObject({ code: 'too_many_places', details: { scope: 'session' } });
});

it('lets no basket hold more than the operator allows', async () => {
  const robin = await makePerson(db);
  await add(robin, await makeSwim(), 6);
  expect(await tooMany(robin, await makeSwim(), 5)).toEqual({ scope: 'basket', limit: 10 });
  await add(robin, await makeSwim(), 4);
});

it('counts the baskets of one account together', async () => {
  const robin = await makePerson(db);
  await add(robin, await makeSwim(), 6);
  const more = { cart_source: 'online-joining' };
  expect(await tooMany(robin, await makeSwim(), 7 - 0, more)).toMatchObject({ scope: 'session' });
  await add(robin, await makeSwim(), 6, more);
  expect(await tooMany(robin, await makeSwim(), 1, more)).toEqual({ scope: 'account', limit: 12 });
  expect(await tooMany(robin, await makeSwim(), 1)).toEqual({ scope: 'account', limit: 12 });
});

it('counts the lines whose hold ran out, which may be held again', async () => {
  const robin = await makePerson(db);
  await add(robin, await makeSwim(), 6);
  clock.advance(16 * 60);
  expect(await tooMany(robin, await makeSwim(), 5)).toMatchObject({ scope: 'basket' });
});

it('does not hold for staff, who book for groups', async () => {
  const robin = await makePerson(db);
  const seller = await makePerson(db, { permissions: ['sell'] });
  const body = {
    items: {
      id: (await makeSwim()).id,
      type: 'purchasableOccurrence',
      pricing_option_id: ticket.pricingOptionId,
      quantity: 30,
    },
    selected_user_id: robin.id,
  };
  expect((await call('/api/checkout/cart/add', { token: seller.token, body })).status).toBe(200);
});

describe('a ticket for another person', () => {
  const only1 = { 'items.0.quantity': ['Must be 1 when booking for another person'] };

  it('is one, also when it is added again', async () => {
    const [robin, child] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, robin, child);
    const swim = await makeSwim();
    await add(robin, swim, 1, { purchased_for_user_id: child.id });
    expect(getFailure(await send(robin, swim, 1, { purchased_for_user_id: child.id })).errors).toEqual(only1);
    await add(robin, swim, 2);
  });

  it('is one, also in two lines of one request', async () => {
    const [robin, child] = [await makePerson(db), await makePerson(db)];
    await linkPeople(db, robin, child);
    const swim = await makeSwim();
    const item = {
      id: swim.id,
      type: 'purchasableOccurrence',
      pricing_option_id: ticket.pricingOptionId,
      purchased_for_user_id: child.id,
    };
    const answer = await call('/api/checkout/cart/add', { token: robin.token, body: { items: [item, item] } });
    expect(Object.values(getFailure(answer).errors ?? {})).toEqual([['Must be 1 when booking for another person']]);
    expect((await call('/api/checkout/cart', { token: robin.token })).json).toMatchObject({ data: { items: [] } });
  });
});
