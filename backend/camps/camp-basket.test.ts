import { releaseExpiredHolds } from '#backend/jobs/start-jobs.ts';
import { addCartItemsEndpoint, type Cart } from '#contract/cart/cart.ts';
import { testLog } from '#tests/support/backend.ts';
import { getDays, entire, getTaken } from '#tests/support/camps/items.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makeBooking } from '#tests/support/make/make-booking.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeExtra } from '#tests/support/make/make-schedule.ts';
import { getData, getFailure, getMessage } from '#tests/support/replies.ts';

const { db, clock, call, venue, add, refused, cart } = await openShop();

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

function remove({ id, token }: MadePerson, cartItemId: string | undefined) {
  return call(`/api/v1/users/${id}/carts/activity-booking/items/${cartItemId}`, { method: 'DELETE', token });
}
function update({ token }: MadePerson, cartItemId: string | undefined, options: Record<string, unknown>) {
  return call(`/api/checkout/cart/${cartItemId}`, { method: 'PUT', token, body: { options } });
}
const extend = ({ token }: MadePerson) => call('/api/checkout/cart/extend', { token, body: {} });
const getParts = (basket: Cart) => onlyLine(basket).childItems;

async function getStatus(basket: Cart): Promise<string> {
  const line = onlyLine(basket);
  const id = 'bookingBundleId' in line ? line.bookingBundleId : '';
  return (await db.selectFrom('bookingBundles').where('id', '=', id).select('status').executeTakeFirstOrThrow()).status;
}

describe('taken out of the basket', () => {
  it('gives every day back, and its extras', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const lunch = await makeExtra(db, camp);
    const basket = await add(person, { ...entire(camp), extras: [{ pricing_option_id: lunch, quantity: 1 }] });
    expect(getMessage(await remove(person, onlyLine(basket).id))).toBe('Successfully removed item from the basket.');
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 0, 0]);
    expect((await cart(person)).items).toEqual([]);
    expect(await getStatus(basket)).toBe('cancelled');
    await add(person, entire(camp));
  });

  it('may lose an extra alone', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const lunch = await makeExtra(db, camp);
    const basket = await add(person, { ...getDays(camp, [2]), extras: [{ pricing_option_id: lunch, quantity: 2 }] });
    expect(getMessage(await remove(person, getParts(basket)[1]?.id))).toBe('Extra removed from cart');
    expect(onlyLine(await cart(person))).toMatchObject({
      lineTotal: { value: 2400 },
      childItems: [{ type: 'av2_booking' }],
    });
  });

  it('removes the whole camp when one of its days is removed', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const basket = await add(person, entire(camp));
    await remove(person, getParts(basket)[3]?.id);
    expect((await cart(person)).items).toEqual([]);
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 0, 0]);
  });

  it('removes chosen days one by one, and the line with the last of them', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const basket = await add(person, getDays(camp, [1, 2]));
    expect(getMessage(await remove(person, getParts(basket)[0]?.id))).toBe(
      'Successfully removed item from the basket.',
    );
    expect(onlyLine(await cart(person))).toMatchObject({ lineTotal: { value: 2400 } });
    expect(await getTaken(db, camp)).toEqual([0, 0, 1, 0, 0]);
    const { childItems } = onlyLine(await cart(person));
    const bookingId = childItems[0] !== undefined && 'bookingId' in childItems[0] ? childItems[0].bookingId : '';
    await call(`/api/activities/bookings/${bookingId}?source=bookings`, { method: 'DELETE', token: person.token });
    expect((await cart(person)).items).toEqual([]);
    expect(await getStatus(basket)).toBe('cancelled');
  });
});

describe('when the time runs out', () => {
  it('frees every day at once, before and after the clean-up job runs', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue, { session: { maximum: 1 } })];
    await add(person, entire(camp));
    clock.advance(15 * 60);
    expect(onlyLine(await cart(person))).toMatchObject({ holdExpired: true });
    const next = await makePerson(db);
    await add(next, getDays(camp, [1]));
    await releaseExpiredHolds({ db, clock, log: testLog().log });
    expect(await getTaken(db, camp)).toEqual([0, 1, 0, 0, 0]);
    expect(getFailure(await extend(person))).toMatchObject({ status: 409, code: 'hold_expired' });
    expect(await getTaken(db, camp)).toEqual([0, 1, 0, 0, 0]);
  });

  it('is held again when every day is still free', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    await add(person, entire(camp));
    clock.advance(16 * 60);
    await releaseExpiredHolds({ db, clock, log: testLog().log });
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 0, 0]);
    expect((await extend(person)).status).toBe(200);
    expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
    expect(onlyLine(await cart(person))).toMatchObject({ holdExpired: false, holdExpiresAt: '2026-11-24T18:31:00Z' });
  });

  it('is not held again when its extras are sold', async () => {
    const [person, other, camp] = [await makePerson(db), await makePerson(db), await makeCamp(db, venue)];
    const shirt = await makeExtra(db, camp, 1);
    const wanting = { ...getDays(camp, [0]), extras: [{ pricing_option_id: shirt, quantity: 1 }] };
    const basket = await add(person, wanting);
    clock.advance(15 * 60);
    await add(other, wanting);
    expect(getFailure(await extend(person))).toMatchObject({
      code: 'hold_expired',
      details: { cartItemIds: [onlyLine(basket).id] },
    });
    expect(await getTaken(db, camp)).toEqual([2, 0, 0, 0, 0]);
  });

  it('is not held again, nor paid for, once one of its days has begun', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    clock.set('2026-11-30T08:55:00Z');
    const basket = await add(person, entire(camp));
    clock.set('2026-11-30T09:10:00Z');
    const expiredHold = { status: 409, code: 'hold_expired', details: { cartItemIds: [onlyLine(basket).id] } };
    expect(getFailure(await extend(person))).toMatchObject(expiredHold);
    expect(getFailure(await call('/api/checkout/prepare', { token: person.token }))).toMatchObject(expiredHold);
  });

  it('is replaced by adding it again, other days too', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    await add(person, getDays(camp, [0, 1, 4]));
    clock.advance(15 * 60);
    const basket = await add(person, getDays(camp, [1, 2]));
    expect(onlyLine(basket)).toMatchObject({ holdExpired: false, lineTotal: { value: 4800 } });
    expect(await getTaken(db, camp)).toEqual([0, 1, 1, 0, 0]);
  });
});

describe('changed in the basket', () => {
  it('keeps quantity one, for the person whose questions were answered', async () => {
    const [parent, child, camp] = [await makePerson(db), await makePerson(db), await makeCamp(db, venue)];
    await linkPeople(db, parent, child);
    const basket = await add(parent, { ...entire(camp), purchased_for_user_id: child.id });
    const [line, part] = [onlyLine(basket).id, getParts(basket)[0]?.id];
    for (const id of [line, part]) {
      expect(getFailure(await update(parent, id, { quantity: 2 })).errors).toEqual({
        'options.quantity': ['Must be at most 1'],
      });
      expect(getFailure(await update(parent, id, { purchased_for_user_id: parent.id })).errors).toEqual({
        'options.purchased_for_user_id': ['Cannot be changed for a camp or course'],
      });
      expect((await update(parent, id, { quantity: 1 })).status).toBe(200);
    }
    expect(onlyLine(await cart(parent))).toMatchObject({ lineTotal: { value: 9000 } });
  });

  it('may have more or fewer of an extra, as long as there are', async () => {
    const [parent, child, camp] = [await makePerson(db), await makePerson(db), await makeCamp(db, venue)];
    await linkPeople(db, parent, child);
    const [lunch, shirt] = [await makeExtra(db, camp), await makeExtra(db, camp, 3, 'Shirt')];
    const extras = [lunch, shirt].map((id) => ({ pricing_option_id: id, quantity: 1 }));
    const basket = await add(parent, { ...getDays(camp, [0]), purchased_for_user_id: child.id, extras });
    const [, ofLunch, ofShirt] = getParts(basket);
    expect(getFailure(await update(parent, ofLunch?.id, { quantity: 11 })).errors).toEqual({
      'options.quantity': ['Must be at most 10'],
    });
    expect(getFailure(await update(parent, ofShirt?.id, { quantity: 4 })).errors).toEqual({
      'options.quantity': ['Must be at most 3'],
    });
    const changedCart = getData(addCartItemsEndpoint, await update(parent, ofShirt?.id, { quantity: 3 }));
    expect(onlyLine(changedCart)).toMatchObject({ lineTotal: { value: 2400 + 450 + 3 * 450 } });
    expect(
      await refused(await makePerson(db), {
        ...getDays(camp, [0]),
        extras: [{ pricing_option_id: shirt, quantity: 1 }],
      }),
    ).toMatchObject({ status: 422 });
  });
});

it('changes its fingerprint with its days and extras, not with its hold', async () => {
  const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
  const lunch = await makeExtra(db, camp);
  const { itemHash } = await add(person, {
    ...getDays(camp, [0, 1]),
    extras: [{ pricing_option_id: lunch, quantity: 1 }],
  });
  await extend(person);
  const extendedCart = await cart(person);
  expect(extendedCart.itemHash).toBe(itemHash);
  await remove(person, getParts(extendedCart)[2]?.id);
  const cartWithoutCamp = await cart(person);
  await remove(person, getParts(cartWithoutCamp)[0]?.id);
  expect(new Set([itemHash, cartWithoutCamp.itemHash, (await cart(person)).itemHash]).size).toBe(3);
});

it('takes the place that the waitlist kept for the person', async () => {
  const [person, crowd, camp] = [
    await makePerson(db),
    await makePerson(db),
    await makeCamp(db, venue, { session: { maximum: 1, waitlistMaximum: 5 } }),
  ];
  const [first = { id: '', v1Id: 0 }] = camp.sessions;
  await makeBooking(db, first, person.id, {
    status: 'reserved',
    settledAt: null,
    holdKind: 'offer',
    expiresAt: new Date('2026-11-24T18:30:00Z'),
  });
  expect(await refused(crowd, entire(camp))).toMatchObject({ code: 'session_full' });
  await add(person, entire(camp));
  expect(await getTaken(db, camp)).toEqual([1, 1, 1, 1, 1]);
});
