import { releaseAllExpiredPlaces } from '#backend/places/release-places.ts';
import { addCartItemsEndpoint, extendCartEndpoint } from '#contract/cart/cart.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db, call, clock, venue, add, refused, cart } = await openShop();
const classes = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);

const extend = ({ token }: MadePerson) => call('/api/checkout/cart/extend', { token, body: {} });

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

it('frees a place when its fifteen minutes are over, without anybody sweeping', async () => {
  const session = await makeSession(db, classes, { maximum: 1 });
  const [early, late] = [await makePerson(db), await makePerson(db)];
  await add(early, place(session));
  expect(await refused(late, place(session))).toMatchObject({ code: 'session_full' });
  clock.advance(15 * 60 - 1);
  expect(await refused(late, place(session))).toMatchObject({ code: 'session_full' });
  clock.advance(1);
  expect(onlyLine(await cart(early))).toMatchObject({ holdExpired: true });
  expect((await cart(early)).hold.expiresAt).toBeNull();
  expect((await add(late, place(session))).items).toHaveLength(1);
  expect(onlyLine(await cart(early))).toMatchObject({ holdExpired: true });
});

it('lets each line run from its own add', async () => {
  const person = await makePerson(db);
  await add(person, place(await makeSession(db, classes)));
  clock.advance(5 * 60);
  const startsAt = new Date('2026-11-25T20:00:00Z');
  const { items, hold } = await add(person, place(await makeSession(db, classes, { startsAt })));
  expect(items.map(({ holdExpiresAt }) => holdExpiresAt)).toEqual(['2026-11-24T18:15:00Z', '2026-11-24T18:20:00Z']);
  expect(hold.expiresAt).toBe('2026-11-24T18:15:00Z');
});

it('puts a fresh line in the place of an expired one when the same is added again', async () => {
  const person = await makePerson(db);
  const ticket = { ...place(await makeSession(db, swimming)), pricing_option_id: adult.pricingOptionId };
  await add(person, [place(await makeSession(db, classes, { startsAt: new Date('2026-11-25T20:00:00Z') })), ticket]);
  clock.advance(16 * 60);
  const { items } = await add(person, ticket);
  expect(items.map(({ holdExpired }) => holdExpired)).toEqual([true, false]);
  expect(items[1]).toMatchObject({ quantity: 1, holdExpiresAt: '2026-11-24T18:31:00Z' });
});

describe('a line whose hold ran out', () => {
  const swept = () => releaseAllExpiredPlaces(db, clock.now());
  it.each([
    ['before', () => undefined],
    ['after', swept],
  ])('keeps another session of that time from its person, %s its places are released', async (_, sweep) => {
    const [person, other] = [await makePerson(db), await makePerson(db)];
    const session = await makeSession(db, classes);
    const line = onlyLine(await add(person, place(session)));
    clock.advance(16 * 60);
    await sweep();
    const sameTime = await makeSession(db, classes, { startsAt: new Date('2026-11-24T20:30:00Z') });
    expect(await refused(person, place(sameTime))).toMatchObject({ code: 'clash' });
    expect((await add(other, place(sameTime))).items).toHaveLength(1);
    await call('/api/checkout/cart/remove', { token: person.token, body: { cart_item_ids: [line.id] } });
    expect((await add(person, place(sameTime))).items).toHaveLength(1);
  });

  it('can be added again: it is reserved no more', async () => {
    const person = await makePerson(db);
    const session = await makeSession(db, classes);
    await add(person, place(session));
    clock.advance(16 * 60);
    expect(onlyLine(await add(person, place(session)))).toMatchObject({ holdExpired: false });
  });
});

describe('extending', () => {
  it('holds every line for fifteen minutes from now', async () => {
    const person = await makePerson(db);
    await add(person, place(await makeSession(db, classes)));
    clock.advance(10 * 60);
    const answer = await extend(person);
    expect(getMessage(answer)).toBe('Your places are held for longer');
    expect(getData(extendCartEndpoint, answer).hold).toEqual({
      expiresAt: '2026-11-24T18:25:00Z',
      extensionsLeft: 9,
      minutes: 15,
    });
  });

  it('takes back places that ran out and are still free', async () => {
    const person = await makePerson(db);
    const session = await makeSession(db, classes, { maximum: 1 });
    await add(person, place(session));
    clock.advance(20 * 60);
    expect(onlyLine(getData(extendCartEndpoint, await extend(person)))).toMatchObject({ holdExpired: false });
    expect(await refused(await makePerson(db), place(session))).toMatchObject({ code: 'session_full' });
  });

  it('is refused, and changes nothing, when a place is gone', async () => {
    const person = await makePerson(db);
    const gone = await makeSession(db, classes, { maximum: 1 });
    const startsAt = new Date('2026-11-25T20:00:00Z');
    const { items } = await add(person, [place(gone), place(await makeSession(db, classes, { startsAt }))]);
    clock.advance(20 * 60);
    await add(await makePerson(db), place(gone));
    const failure = getFailure(await extend(person));
    expect(failure).toMatchObject({ status: 409, code: 'hold_expired', details: { cartItemIds: [items[0]?.id] } });
    const after = await cart(person);
    expect(after.hold.extensionsLeft).toBe(10);
    expect(after.items.map(({ holdExpired }) => holdExpired)).toEqual([true, true]);
  });

  it('works ten times', async () => {
    const person = await makePerson(db);
    await add(person, place(await makeSession(db, classes)));
    for (let time = 1; time <= 10; time += 1) expect((await extend(person)).status).toBe(200);
    expect(getFailure(await extend(person))).toMatchObject({
      status: 409,
      code: 'hold_expired',
      details: { cartItemIds: [] },
    });
  });

  it('does not change what is agreed to: the item hash stays', async () => {
    const person = await makePerson(db);
    const { itemHash } = await add(person, place(await makeSession(db, classes)));
    clock.advance(60);
    expect(getData(extendCartEndpoint, await extend(person)).itemHash).toBe(itemHash);
  });
});

it('answers a repeated add with the stored reply, and adds once', async () => {
  const person = await makePerson(db);
  const body = { items: { ...place(await makeSession(db, swimming)), pricing_option_id: adult.pricingOptionId } };
  const sent = { token: person.token, body, headers: { 'Idempotency-Key': 'one-click' } };
  const first = await call('/api/checkout/cart/add', sent);
  const second = await call('/api/checkout/cart/add', sent);
  expect(second.text).toBe(first.text);
  expect(second.headers.get('Idempotency-Replayed')).toBe('true');
  expect(onlyLine(getData(addCartItemsEndpoint, second))).toMatchObject({ quantity: 1 });
  expect(onlyLine(await cart(person))).toMatchObject({ quantity: 1 });
});
