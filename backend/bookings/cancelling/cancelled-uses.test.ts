import { cancelThese, readPreview } from '#tests/support/bookings/cancel-bookings.ts';
import { getCredit } from '#tests/support/bookings/credit-customer.ts';
import { payByPackage } from '#tests/support/bookings/pay-by-package.ts';
import { openVisits } from '#tests/support/bookings/visits.ts';
import { openShop } from '#tests/support/cart/shop.ts';

const shop = await openShop();
const { db, clock } = shop;
const { aClass, aVisit, classes } = await openVisits(shop);

beforeEach(() => clock.set('2026-11-24T18:00:00Z'));

/** As if a package had paid for this booking with so many of its uses. */
const payByUses = ({ id: userId }: { id: number }, bookingId: string, quantity: number) =>
  payByPackage(db, { userId, bookingId, quantity, pricingOptionId: classes.pricingOptionId ?? '' });

const setPrice = (id: string, price: number) =>
  db.updateTable('bookings').set({ price }).where('id', '=', id).execute();

it('after the cut-off a use of a package stays used, and there is no fee on top', async () => {
  const { session, person, id } = await aClass();
  const { id: cancellationPolicyId } = await db
    .insertInto('cancellationPolicies')
    .values({
      name: 'Two days',
      cutOffMinutes: 2 * 24 * 60,
      cutOffActions: ['charge_fee'],
      fee: 300,
      awardsCredit: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.updateTable('occurrences').set({ cancellationPolicyId }).where('id', '=', session.id).execute();
  await setPrice(id, 0);
  const getTaken = await payByUses(person, id, 1);
  const [preview] = await readPreview(shop, person, [id]);
  expect(preview).toMatchObject({ fee: { value: 0 }, usesReturned: [], keptBecause: 'cut_off', consequences: [] });
  await cancelThese(shop, person, [id]);
  expect(await getTaken()).toBe(5);
  expect(await db.selectFrom('penalties').where('userId', '=', person.id).select('id').execute()).toEqual([]);
});

it('of several tickets those paid in money go first, then one use for each', async () => {
  const { person, ids } = await aVisit();
  const [adults = ''] = ids;
  // One of the two adults was paid with the package.
  await setPrice(adults, 560);
  const getTaken = await payByUses(person, adults, 1);
  const one = { tickets: [{ booking_id: adults, quantity: 1 }] };
  expect(await cancelThese(shop, person, [adults], one)).toMatchObject([{ credit: { value: 560 }, usesReturned: [] }]);
  expect(await getTaken()).toBe(5);
  expect(await cancelThese(shop, person, [adults])).toMatchObject([
    { credit: { value: 0 }, usesReturned: [{ name: 'Ten swims', uses: 1, left: 6 }] },
  ]);
  expect(await getTaken()).toBe(4);
  expect(await getCredit(shop, person)).toEqual({ general: 560 });
});

it('of two uses one comes back with one ticket', async () => {
  const { person, ids } = await aVisit();
  const [adults = ''] = ids;
  await setPrice(adults, 0);
  const getTaken = await payByUses(person, adults, 2);
  const one = { tickets: [{ booking_id: adults, quantity: 1 }] };
  expect(await cancelThese(shop, person, [adults], one)).toMatchObject([{ usesReturned: [{ uses: 1 }] }]);
  expect(await getTaken()).toBe(4);
  await cancelThese(shop, person, [adults]);
  expect(await getTaken()).toBe(3);
});
