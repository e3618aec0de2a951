import { getDays, entire, getTaken } from '#tests/support/camps/items.ts';
import { onlyLine, openShop } from '#tests/support/cart/shop.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeExtra, makeWaiver, type MadeSchedule } from '#tests/support/make/make-schedule.ts';

const { db, clock, call, venue, add, send, refused } = await openShop();

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

describe('what is wrong with the form', () => {
  it.each<[string, (camp: MadeSchedule) => Record<string, unknown>, Record<string, string[]>]>([
    ['neither the whole nor days', (camp) => ({ id: camp.id, type: 'camp' }), { booking_full_camp: ['Required'] }],
    ['no day', (camp) => getDays(camp, []), { camp_occurrence_ids: ['Please select at least one session'] }],
    [
      'days of the whole',
      (camp) => ({ ...getDays(camp, [1]), booking_full_camp: true }),
      { camp_occurrence_ids: ['Must be left out when booking the full camp'] },
    ],
    [
      'a day of elsewhere',
      (camp) => ({ ...getDays(camp, [1]), camp_occurrence_ids: ['x'.repeat(34)] }),
      { camp_occurrence_ids: ['Must be sessions of this camp'] },
    ],
    ['two of it', (camp) => ({ ...entire(camp), quantity: 2 }), { quantity: ['Must be 1'] }],
    [
      'no extra at all',
      (camp) => ({ ...entire(camp), extras: [{ pricing_option_id: camp.id, quantity: 0 }] }),
      { 'extras.0.quantity': ['Must be at least 1'] },
    ],
    [
      'too many extras',
      (camp) => ({ ...entire(camp), extras: [{ pricing_option_id: camp.id, quantity: 11 }] }),
      { 'extras.0.quantity': ['Must be at most 10'] },
    ],
    [
      'an extra of elsewhere',
      (camp) => ({ ...entire(camp), extras: [{ pricing_option_id: camp.id, quantity: 1 }] }),
      { 'extras.0.pricing_option_id': ['Must be one of the extras offered here'] },
    ],
  ])('%s', async (_, item, errors) => {
    const camp = await makeCamp(db, venue);
    const expected = Object.fromEntries(Object.entries(errors).map(([path, texts]) => [`items.0.${path}`, texts]));
    expect(await refused(await makePerson(db), item(camp))).toMatchObject({
      status: 422,
      code: 'validation_failed',
      errors: expected,
    });
    expect(await getTaken(db, camp)).toEqual([0, 0, 0, 0, 0]);
  });

  it('is not found for an unknown camp, or an id of another kind', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    for (const id of [venue.id, camp.sessions[0]?.id, 7])
      expect((await send(person, { ...entire(camp), id })).status).toBe(404);
    expect((await send(person, { id: camp.id, type: 'course' })).status).toBe(404);
    await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: false }).where('id', '=', venue.id).execute();
    expect((await send(person, entire(camp))).status).toBe(404);
    await db.updateTable('venues').set({ campsAndCoursesBookingEnabled: null }).where('id', '=', venue.id).execute();
  });
});

describe('extras', () => {
  it('stand below the camp and in its total', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const lunch = await makeExtra(db, camp);
    const basket = await add(person, { ...getDays(camp, [0, 1]), extras: [{ pricing_option_id: lunch, quantity: 2 }] });
    expect(onlyLine(basket)).toMatchObject({ price: { value: 4800 }, lineTotal: { value: 5700 } });
    expect(onlyLine(basket).childItems.at(-1)).toMatchObject({
      type: 'pricing_option',
      pricingOptionType: 'extra',
      name: 'Hot lunch',
      quantity: 2,
      lineTotal: { value: 900 },
    });
    expect(basket.totals).toMatchObject({ total: 5700, itemCount: 1 });
  });

  it('sell out, and are available again when a basket releases them', async () => {
    const camp = await makeCamp(db, venue);
    const shirt = await makeExtra(db, camp, 3);
    const wanting = (quantity: number) => ({ ...getDays(camp, [0]), extras: [{ pricing_option_id: shirt, quantity }] });
    const first = await makePerson(db);
    const basket = await add(first, wanting(2));
    const latePerson = await makePerson(db);
    expect(await refused(latePerson, wanting(2))).toMatchObject({
      status: 422,
      errors: { 'items.0.extras.0.quantity': ['Must be at most 1'] },
    });
    await add(latePerson, wanting(1));
    expect(await refused(await makePerson(db), wanting(1))).toMatchObject({
      errors: { 'items.0.extras.0.quantity': ['Sold out'] },
    });
    await call(`/api/v1/users/${first.id}/carts/activity-booking/items/${onlyLine(basket).id}`, {
      method: 'DELETE',
      token: first.token,
    });
    await add(await makePerson(db), wanting(2));
    clock.advance(15 * 60);
    await add(await makePerson(db), wanting(3));
  });
});

describe('the waiver', () => {
  it('has to be agreed to, once for each person', async () => {
    const [person, camp] = [await makePerson(db), await makeCamp(db, venue)];
    const waiver = await makeWaiver(db, camp);
    expect(await refused(person, getDays(camp, []))).toMatchObject({
      errors: {
        'items.0.camp_occurrence_ids': ['Please select at least one session'],
        'items.0.activity_restriction_ids': ['Agree to waiver'],
      },
    });
    await add(person, { ...getDays(camp, [0, 1]), activity_restriction_ids: [waiver] });
    const signedWaivers = await db
      .selectFrom('signedWaivers')
      .where('userId', '=', person.id)
      .select('restrictionId')
      .execute();
    expect(signedWaivers).toEqual([{ restrictionId: waiver }]);
    await add(person, getDays(camp, [2]));
  });
});
