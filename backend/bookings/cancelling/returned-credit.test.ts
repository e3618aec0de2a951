import { readExtras } from '#backend/schedules/extras.ts';
import { cancelled, getCredit, makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { getDays } from '#tests/support/camps/items.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { campDays, makeCamp, makeExtra } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db, clock, venue, call, add } = shop;
const activity = await makeActivity(db, venue);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const later = (hour: number) => ({ startsAt: new Date(`2026-11-25T${hour}:00:00Z`) });

describe('the kind of credit', () => {
  it('comes back in the proportion in which the order was paid, and all of it in the end', async () => {
    const person = await makeCreditor(shop, { membership: 1001, general: 239 });
    await add(person, [
      place(await makeSession(db, activity, later(10))),
      place(await makeSession(db, activity, later(12))),
    ]);
    const [first, second] = await payByCredit(shop, person, { membership: 1001, general: 239 });
    expect(await getCredit(shop, person)).toEqual({ membership: 0, general: 0 });
    await cancelled(shop, person, first?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ membership: 500, general: 120 });
    await cancelled(shop, person, second?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ membership: 1001, general: 239 });
  });

  it('is general where the order took no membership credit', async () => {
    const person = await makeCreditor(shop, { membership: 100, general: 620 });
    await add(person, place(await makeSession(db, activity, later(10))));
    const [booking] = await payByCredit(shop, person, { general: 620 });
    await cancelled(shop, person, booking?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ membership: 100, general: 620 });
  });

  it('goes to the customer for whom the front desk booked, not to the staff', async () => {
    const customer = await makeCreditor(shop, { general: 620 });
    const desk = await makePerson(db, { permissions: ['sell', 'customers'] });
    const chosen = { source: 'foh', selected_user_id: customer.id };
    const seen = await add(desk, place(await makeSession(db, activity, later(10))), chosen);
    const credit = { ...chosen, credits_to_reserve: [{ type: 'general', amount: 620 }], cart_source: 'front-of-house' };
    await call('/api/credits/apply', { token: desk.token, body: credit });
    const cart = await call(`/api/checkout/cart?source=foh&selected_user_id=${customer.id}`, { token: desk.token });
    const { item_hash } = (cart.json as { data: { item_hash: string } }).data;
    const offer = { ...chosen, payments: [], terms: true, completed_waivers: [], item_hash };
    const done = await call('/api/checkout/complete', { token: desk.token, body: offer });
    expect(done.status).toBe(200);
    const booking = await db
      .selectFrom('cartItems')
      .where('cartId', '=', seen.id)
      .select('bookingId')
      .executeTakeFirstOrThrow();
    await cancelled(shop, desk, booking.bookingId ?? '');
    expect(await getCredit(shop, customer)).toEqual({ general: 620 });
    expect(await getCredit(shop, desk)).toEqual({});
  });
});

describe('extras', () => {
  async function campWithLunch(days: number[]) {
    const camp = await makeCamp(db, venue);
    const lunch = await makeExtra(db, camp, 3);
    const price = days.length * 2400 + 900;
    const person = await makeCreditor(shop, { general: price });
    await add(person, { ...getDays(camp, days), extras: [{ pricing_option_id: lunch, quantity: 2 }] });
    const bookings = await payByCredit(shop, person, { general: price });
    const takenLunches = async () => (await readExtras(db, [camp.id], clock.now()))[0]?.taken;
    return { person, bookings, takenLunches };
  }

  it('of a camp come back with its last day, in money and in stock', async () => {
    const { person, bookings, takenLunches } = await campWithLunch([0, 3]);
    await cancelled(shop, person, bookings[1]?.id ?? '');
    expect([await getCredit(shop, person), await takenLunches()]).toEqual([{ general: 2400 }, 2]);
    await cancelled(shop, person, bookings[0]?.id ?? '');
    expect([await getCredit(shop, person), await takenLunches()]).toEqual([{ general: 5700 }, 0]);
  });

  it('of a camp are kept when a day of it has been', async () => {
    const { person, bookings, takenLunches } = await campWithLunch([0, 3]);
    clock.set(campDays[1] ?? '');
    await cancelled(shop, person, bookings[1]?.id ?? '');
    expect([await getCredit(shop, person), await takenLunches()]).toEqual([{ general: 2400 }, 2]);
  });

  it('of a ticket come back with it', async () => {
    const swim = await makeActivity(db, venue, { bookingType: 'ticketed' });
    const ticket = await makeTicket(db, swim);
    const session = await makeSession(db, swim, later(10));
    const person = await makeCreditor(shop, { membership: 1280 });
    await add(person, {
      ...place(session),
      pricing_option_id: ticket.pricingOptionId,
      quantity: 2,
      extra_options: [{ pricing_option_id: ticket.extraId, quantity: 2 }],
    });
    const [booking] = await payByCredit(shop, person, { membership: 1280 });
    await cancelled(shop, person, booking?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ membership: 1280 });
  });

  it('are not given back without the credit of the booking: after the cut-off nothing is', async () => {
    const policy = { name: 'Week before', cutOffMinutes: 14 * 24 * 60, cutOffActions: [], awardsCredit: true };
    const { person, bookings } = await campWithLunch([0]);
    const { id } = await db.insertInto('cancellationPolicies').values(policy).returning('id').executeTakeFirstOrThrow();
    await db
      .updateTable('occurrences')
      .set({ cancellationPolicyId: id })
      .where('id', '=', bookings[0]?.occurrenceId ?? '')
      .execute();
    await cancelled(shop, person, bookings[0]?.id ?? '');
    expect(await getCredit(shop, person)).toEqual({ general: 0 });
  });
});
