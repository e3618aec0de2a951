import { askToCancel } from '#tests/support/bookings/cancel-bookings.ts';
import { completeBasket, getCredit, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { queueForBasket } from '#tests/support/lock-queue.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, add } = shop;
const { aClass, aVisit, later, classes } = await openVisits(shop);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const getTaken = async (id: string) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow()).consumed;

describe('at the same time', () => {
  async function readCart(personId: number) {
    const { id } = await db.selectFrom('carts').where('userId', '=', personId).select('id').executeTakeFirstOrThrow();
    return id;
  }

  it('two cancellations give the place and the money back once', async () => {
    const { session, person, id } = await aClass();
    const twice = [1, 2].map(() => () => askToCancel(shop, person, [id]));
    const answers = await queueForBasket(db, await readCart(person.id), twice);
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect(await getCredit(shop, person)).toEqual({ general: 620 });
    expect(await getTaken(session.id)).toBe(0);
  });

  it('a cancellation waits for the payment before it, and cancels what was paid', async () => {
    const person = await makeCreditor(shop, { general: 620 });
    const { id: cartId } = await add(person, place(await makeSession(db, classes, later)));
    const seen = await useCredit(shop, person, { general: 620 });
    const line = await db
      .selectFrom('cartItems')
      .where('cartId', '=', cartId)
      .select('bookingId')
      .executeTakeFirstOrThrow();
    const [paid, cancelled] = await queueForBasket(db, cartId, [
      () => completeBasket(shop, person, seen),
      () => askToCancel(shop, person, [line.bookingId ?? '']),
    ]);
    expect([paid?.status, cancelled?.status]).toEqual([200, 200]);
    expect(await getCredit(shop, person)).toEqual({ general: 620 });
  });

  it('a place that is only held is not cancelled as if it were paid', async () => {
    const person = await makeCreditor(shop, {});
    const { id: cartId } = await add(person, place(await makeSession(db, classes, later)));
    const line = await db
      .selectFrom('cartItems')
      .where('cartId', '=', cartId)
      .select('bookingId')
      .executeTakeFirstOrThrow();
    expect(getFailure(await askToCancel(shop, person, [line.bookingId ?? '']))).toMatchObject({
      code: 'cannot_cancel',
    });
    expect(await getCredit(shop, person)).toEqual({});
  });

  it('whole visits asked for in opposite order do not block each other', async () => {
    const visits = [await aVisit(), await aVisit()];
    const answers = await Promise.all(
      visits.flatMap(({ person, ids }) => [
        askToCancel(shop, person, ids),
        askToCancel(shop, person, ids.toReversed()),
      ]),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    for (const { person, session } of visits) {
      expect(await getCredit(shop, person)).toEqual({ general: 1460 });
      expect(await getTaken(session.id)).toBe(0);
    }
  });
});
