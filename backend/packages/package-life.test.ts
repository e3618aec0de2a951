import { completeCheckoutEndpoint } from '#contract/payments/checkout.ts';
import { cancelThese } from '#tests/support/bookings/cancel-bookings.ts';
import { completeBasket, makeCreditor, payByCredit } from '#tests/support/bookings/credit-customer.ts';
import { onlyLine, openShop, place } from '#tests/support/cart/shop.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePackage, makeVenueGroup, type MadePackage } from '#tests/support/make/make-package.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, clock, venue, call, add, cart } = shop;
const classes = await makeActivity(db, venue);
const covers = [classes.pricingOptionId ?? ''];
const aClass = (startsAt: string) => makeSession(db, classes, { startsAt: new Date(startsAt) });
const goods = ({ pricingOptionId }: MadePackage) => ({ id: pricingOptionId, type: 'pricingOption' });

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

const usesLeft = async ({ id }: MadePerson) => {
  const contents = await db
    .selectFrom('ownedPackageContents as c')
    .innerJoin('ownedPackages as o', 'o.id', 'c.ownedPackageId')
    .where('o.userId', '=', id)
    .select(['c.usagesTotal', 'c.usagesTaken'])
    .execute();
  return contents.reduce((left, { usagesTotal, usagesTaken }) => left + usagesTotal - usagesTaken, 0);
};

/** Somebody who has just bought this, for nothing. */
async function owner(facts: Parameters<typeof makePackage>[1]): Promise<MadePerson> {
  const person = await makePerson(db);
  const bought = await makePackage(db, { price: 0, contents: [{ usages: 2, covers }], ...facts });
  getData(completeCheckoutEndpoint, await completeBasket(shop, person, await add(person, goods(bought))));
  return person;
}

it('gives its uses with the paid order, pays the next line, and gets them back from the basket and from a cancellation', async () => {
  const person = await makeCreditor(shop, { general: 5000 });
  const basket = await add(person, goods(await makePackage(db, { contents: [{ usages: 10, covers }] })));
  expect(onlyLine(basket)).toMatchObject({ pricingOptionType: 'package', lineTotal: { value: 5000 } });
  expect(await usesLeft(person)).toBe(0);
  await payByCredit(shop, person, { general: 5000 });
  expect(await usesLeft(person)).toBe(10);

  const line = onlyLine(await add(person, place(await aClass('2026-11-26T20:00:00Z'))));
  expect(line).toMatchObject({
    packageApplied: true,
    lineTotal: { value: 0 },
    savings: [{ kind: 'package', name: 'Ten swims', uses: 1, usesLeft: 9, usesTotal: 10 }],
  });
  await call(`/api/activities/package/remove/${line.id}`, { method: 'DELETE', token: person.token });
  expect(onlyLine(await cart(person))).toMatchObject({ packageApplied: false, lineTotal: { value: 620 } });
  expect(await usesLeft(person)).toBe(10);
  await call('/api/checkout/cart/remove', { token: person.token, body: { cart_item_ids: [line.id] } });

  const next = await add(person, place(await aClass('2026-11-27T20:00:00Z')));
  expect(onlyLine(next)).toMatchObject({ packageApplied: true });
  const { orderId } = getData(completeCheckoutEndpoint, await completeBasket(shop, person, next));
  expect(await usesLeft(person)).toBe(9);
  const { id } = await db.selectFrom('bookings').where('orderId', '=', orderId).select('id').executeTakeFirstOrThrow();
  expect(await cancelThese(shop, person, [id])).toMatchObject([{ usesReturned: [{ uses: 1, left: 10 }] }]);
  expect(await usesLeft(person)).toBe(10);
});

it('adds up the uses of its contents', async () => {
  const swim = await makeActivity(db, venue, { price: 500 });
  const contents = [
    { usages: 1, covers },
    { usages: 2, covers: [...covers, swim.pricingOptionId ?? ''] },
  ];
  const person = await owner({ contents });
  for (const day of [25, 26, 27]) await add(person, place(await aClass(`2026-11-${day}T20:00:00Z`)));
  const { items } = await add(person, place(await aClass('2026-11-28T20:00:00Z')));
  expect(items.map(({ packageApplied }) => packageApplied)).toEqual([true, true, true, false]);
});

describe('where it can be used', () => {
  const isUsed = async (person: MadePerson) =>
    onlyLine(await add(person, place(await aClass('2026-11-26T20:00:00Z')))).packageApplied;

  it.each([
    ['at its venue', async () => ({ venueId: venue.id }), true],
    ['not at another', async () => ({ venueId: (await makeVenue(db)).id }), false],
    [
      'at a venue of its group',
      async () => ({ venueGroupId: await makeVenueGroup(db, 'Valley', [venue, await makeVenue(db)]) }),
      true,
    ],
    [
      'not outside its group',
      async () => ({ venueGroupId: await makeVenueGroup(db, 'Coast', [await makeVenue(db)]) }),
      false,
    ],
  ])('%s', async (_, restriction, expected) => {
    expect(await isUsed(await owner(await restriction()))).toBe(expected);
  });
});

describe('its last day', () => {
  const london = async () => ({});
  const athens = async () => ({ venueId: (await makeVenue(db, { timezone: 'Europe/Athens' })).id });
  const twoZones = async () => ({
    venueGroupId: await makeVenueGroup(db, 'Far', [await makeVenue(db, { timezone: 'Europe/Athens' }), venue]),
  });
  const athensOnly = async () => ({
    venueGroupId: await makeVenueGroup(db, 'South', [await makeVenue(db, { timezone: 'Europe/Athens' })]),
  });

  it.each([
    ['days, across a clock change', '2026-03-28T23:30:00Z', 1, 'day', london, '2026-03-29T22:59:59Z'],
    ['days of a summer night', '2026-06-01T23:30:00Z', 1, 'day', london, '2026-06-03T22:59:59Z'],
    ['a shorter month', '2026-01-31T12:00:00Z', 1, 'month', london, '2026-02-28T23:59:59Z'],
    ['months into summer', '2026-11-24T18:00:00Z', 6, 'month', london, '2027-05-24T22:59:59Z'],
    ['a year from a leap day', '2024-02-29T12:00:00Z', 1, 'year', london, '2025-02-28T23:59:59Z'],
    ['the zone of its venue', '2026-06-01T21:30:00Z', 1, 'day', athens, '2026-06-03T20:59:59Z'],
    ['the zone of its group', '2026-06-01T21:30:00Z', 1, 'day', athensOnly, '2026-06-03T20:59:59Z'],
    ['the zone of the site for a group of two', '2026-06-01T21:30:00Z', 1, 'day', twoZones, '2026-06-02T22:59:59Z'],
  ] as const)('is counted in %s', async (_, boughtAt, expiryValue, expiryUnit, where, end) => {
    clock.set(boughtAt);
    const { id } = await owner({ expiryValue, expiryUnit, ...(await where()) });
    const { expiresAt } = await db
      .selectFrom('ownedPackages')
      .where('userId', '=', id)
      .select('expiresAt')
      .executeTakeFirstOrThrow();
    expect(expiresAt?.toISOString()).toBe(new Date(end).toISOString());
  });

  it.each([
    ['to its end', '2026-11-25T23:59:58Z', true],
    ['and no longer', '2026-11-25T23:59:59Z', false],
  ])('can be used %s', async (_, now, expected) => {
    const person = await owner({ expiryValue: 1, expiryUnit: 'day' });
    clock.set(now);
    const line = onlyLine(await add(person, place(await aClass('2026-11-28T20:00:00Z'))));
    expect(line.packageApplied).toBe(expected);
  });

  it('never comes where none is set', async () => {
    const { id } = await owner({});
    expect(await db.selectFrom('ownedPackages').where('userId', '=', id).select('expiresAt').execute()).toEqual([
      { expiresAt: null },
    ]);
  });
});
