import { addCartItemsEndpoint, getCartEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, call, venue, robin, send, cart } = await openShop();
const classes = await makeActivity(db, venue);
const child = await makePerson(db, { firstName: 'Sam' });
const stranger = await makePerson(db);
await linkPeople(db, robin, child);

let day = 0;
const nextSession = () =>
  makeSession(db, classes, { startsAt: new Date(Date.UTC(2026, 11, (day += 1), 10)), maximum: 2 });
const getPath = (userId: number) => `/api/v1/users/${userId}/carts/activity-booking/items`;

afterEach(() => call('/api/checkout/cart', { method: 'DELETE', token: robin.token }));

describe('a customer acting for a linked person', () => {
  it.each(['parameter', 'header', 'path'])('fills their own basket with places for that person, by %s', async (how) => {
    const session = await nextSession();
    const { token } = robin;
    const answers = {
      parameter: () => send(robin, place(session), { selected_user_id: child.id }),
      header: () =>
        call('/api/checkout/cart/add', {
          token,
          body: { items: place(session) },
          headers: { 'X-Selected-User-Id': String(child.id) },
        }),
      path: () => call(getPath(child.id), { token, body: { data: { items: place(session) } } }),
    };
    const basket = getData(
      addCartItemsEndpoint,
      await answers[how === 'parameter' || how === 'header' ? how : 'path'](),
    );
    expect(basket).toMatchObject({ userId: robin.id, selectedUserId: child.id });
    expect(onlyLine(basket)).toMatchObject({ purchasedForUserId: child.id });
    expect(onlyLine(await cart(robin))).toMatchObject({ purchasedForUserId: child.id });
  });

  it('keeps the person of the header when the path names the caller', async () => {
    const body = { data: { items: place(await nextSession()) } };
    const headers = { 'X-Selected-User-Id': String(child.id) };
    const answer = await call(getPath(robin.id), { token: robin.token, body, headers });
    expect(onlyLine(getData(addCartItemsEndpoint, answer))).toMatchObject({ purchasedForUserId: child.id });
  });

  it('may book the same session for both', async () => {
    const session = await nextSession();
    const answer = await send(robin, [place(session), { ...place(session), purchased_for_user_id: child.id }]);
    expect(getData(addCartItemsEndpoint, answer).items.map((item) => item.purchasedForUserId)).toEqual([
      robin.id,
      child.id,
    ]);
  });
});

it.each(['pending', 'revoked', 'cancelled'] as const)('refuses to act for a link that is %s', async (status) => {
  const other = await makePerson(db);
  await linkPeople(db, robin, other, status);
  expect((await send(robin, place(await nextSession()), { selected_user_id: other.id })).status).toBe(403);
});

it('refuses strangers in parameter, header and path alike, also those who do not exist', async () => {
  const session = await nextSession();
  for (const id of [stranger.id, 999_999, 9_999_999_999]) {
    expect((await send(robin, place(session), { selected_user_id: id })).status).toBe(403);
    const headers = { 'X-Selected-User-Id': String(id) };
    expect((await call('/api/checkout/cart', { token: robin.token, headers })).status).toBe(403);
    expect((await call(getPath(id), { token: robin.token, body: { data: { items: place(session) } } })).status).toBe(
      403,
    );
  }
  // The link goes one way.
  expect((await send(child, place(session), { selected_user_id: robin.id })).status).toBe(403);
});

describe('front of house', () => {
  const foh = { source: 'foh' };

  it('is staff’s alone', async () => {
    expect((await send(robin, place(await nextSession()), foh)).status).toBe(403);
    const carts = await call('/api/checkout/cart?cart_source=front-of-house', { token: robin.token });
    expect(carts.status).toBe(403);
  });

  it('fills the basket of the customer chosen', async () => {
    const clerk = await makePerson(db, { permissions: ['sell', 'customers'] });
    const answer = await send(clerk, place(await nextSession()), { ...foh, selected_user_id: stranger.id });
    const basket = getData(addCartItemsEndpoint, answer);
    expect(basket).toMatchObject({ userId: stranger.id, source: 'front-of-house' });
    expect(onlyLine(basket)).toMatchObject({ purchasedForUserId: stranger.id });
  });

  it('needs the permission to sell, and a customer who exists', async () => {
    const reader = await makePerson(db, { permissions: ['customers'] });
    const clerk = await makePerson(db, { permissions: ['sell'] });
    const item = { ...place(await nextSession()), purchased_for_user_id: stranger.id };
    expect((await send(reader, item)).status).toBe(403);
    expect((await send(clerk, { ...item, purchased_for_user_id: 999_999 })).status).toBe(404);
    expect((await send(clerk, item)).status).toBe(200);
  });

  it('puts only sessions without names into the counter’s own basket', async () => {
    const clerk = await makePerson(db, { permissions: ['sell', 'customers'] });
    expect(getFailure(await send(clerk, place(await nextSession()), foh))).toMatchObject({ code: 'not_bookable' });
    const open = await makeSession(db, classes, { allowAnonymousBookings: true });
    expect(getData(addCartItemsEndpoint, await send(clerk, place(open), foh))).toMatchObject({
      userId: null,
      selectedUserId: null,
    });
    const answer = await call('/api/checkout/cart?source=foh', { token: clerk.token });
    expect(onlyLine(getData(getCartEndpoint, answer))).toMatchObject({ purchasedForUserId: null });
  });
});

it('refuses a kind of basket that only old orders have', async () => {
  const path = `/api/v1/users/${robin.id}/carts/point-of-sale/items`;
  const answer = await call(path, { token: robin.token, body: { data: { items: place(await nextSession()) } } });
  expect(answer.status).toBe(422);
});

it('keeps a basket for every kind', async () => {
  await send(robin, place(await nextSession()), { cart_source: 'online-guest-passes' });
  expect((await cart(robin)).items).toEqual([]);
});
