import { moveBookingEndpoint } from '#contract/bookings/move-booking.ts';
import { askToCancel, askToMove } from '#tests/support/bookings/cancel-bookings.ts';
import { makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { queueBehind, queueForBasket } from '#tests/support/lock-queue.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson } from '#tests/support/make/make-person.ts';
import { makeSession, type MadeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, venue, add, call } = shop;

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const at = (hour: number) => ({ startsAt: new Date(`2026-11-25T${hour}:00:00Z`) });
const getTaken = async ({ id }: MadeSession) =>
  (await db.selectFrom('occurrences').where('id', '=', id).select('consumed').executeTakeFirstOrThrow()).consumed;

it('moves the tickets that are left when some are cancelled at the same time', async () => {
  const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
  const ticket = await makeTicket(db, swimming, { price: 500 });
  const [from, to] = [await makeSession(db, swimming, at(10)), await makeSession(db, swimming, at(12))];
  const person = await makeCreditor(shop, { general: 1500 });
  const { id: cartId } = await add(person, { ...place(from), pricing_option_id: ticket.pricingOptionId, quantity: 3 });
  const [booking] = await payByCredit(shop, person, { general: 1500 });
  const id = booking?.id ?? '';
  const answers = await queueForBasket(db, cartId, [
    () => askToCancel(shop, person, [id], { tickets: [{ booking_id: id, quantity: 1 }] }),
    () => askToMove(shop, person, id, to.id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect([await getTaken(from), await getTaken(to)]).toEqual([0, 2]);
});

it('spends no package of somebody who is not linked any more', async () => {
  const classes = await makeActivity(db, venue);
  const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
  const [holder, partner] = [await makeCreditor(shop, { general: 620 }), await makePerson(db)];
  await linkPeople(db, holder, partner);
  await add(holder, { ...place(from), purchased_for_user_id: partner.id });
  const [booking] = await payByCredit(shop, holder, { general: 620 });
  const owned = { userId: partner.id, pricingOptionId: classes.pricingOptionId ?? '', usages: 1 };
  await makeOwnedPackage(db, owned);
  await db.updateTable('linkedUsers').set({ status: 'revoked' }).where('userId', '=', holder.id).execute();
  const answer = await askToMove(shop, holder, booking?.id ?? '', to.id);
  expect(getData(moveBookingEndpoint, answer)).toMatchObject({ price: { value: 620 } });
});

it('checks the session that it moves to as it is when the place is taken', async () => {
  const [classes, others] = [await makeActivity(db, venue), await makeActivity(db, venue)];
  const [from, to] = [await makeSession(db, classes, at(10)), await makeSession(db, classes, at(12))];
  const person = await makeCreditor(shop, { general: 1240 });
  await add(person, [place(from), place(await makeSession(db, others, at(14)))]);
  const [booking] = await payByCredit(shop, person, { general: 1240 });
  const desk = await makePerson(db, { permissions: ['timetable'] });
  const answers = await queueBehind(
    db,
    (tx) => tx.selectFrom('occurrences').where('id', '=', to.id).select('id').forUpdate().execute(),
    [
      () =>
        call(`/api/v1/activities/occurrences/${to.id}`, {
          method: 'PATCH',
          token: desk.token,
          body: { data: { action: 'update', start_time: '14:00' } },
        }),
      () => askToMove(shop, person, booking?.id ?? '', to.id),
    ],
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect(answers[1]?.json).toMatchObject({ code: 'clash' });
  expect([await getTaken(from), await getTaken(to)]).toEqual([1, 0]);
});
