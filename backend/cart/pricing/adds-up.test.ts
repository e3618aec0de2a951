import fc from 'fast-check';
import { z } from 'zod';
import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import { getDays, entire } from '#tests/support/camps/items.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makePricingOption, makeTicket } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp, makeCourse, makeExtra } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const { db, venue, add, call, cart } = await openShop();
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const yoga = await makeActivity(db, venue);
const tenSwims = await makePricingOption(db, 'package', 3500, 'Ten swims');
await db.insertInto('packages').values({ name: 'Ten swims', pricingOptionId: tenSwims }).execute();

const quantity = fc.integer({ min: 1, max: 4 });
/** What somebody may put into a basket, in any order and number. */
const arbitraryChoice = fc.oneof(
  fc.record({ kind: fc.constant('ticket' as const), quantity, extras: fc.integer({ min: 0, max: 3 }) }),
  fc.record({
    kind: fc.constant('camp' as const),
    days: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }),
    extras: fc.integer({ min: 0, max: 3 }),
  }),
  fc.record({ kind: fc.constant('wholeCamp' as const), extras: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('course' as const), extras: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ kind: fc.constant('class' as const) }),
  fc.record({ kind: fc.constant('package' as const), quantity }),
);
type BasketChoice = typeof arbitraryChoice extends fc.Arbitrary<infer One> ? One : never;

let hour = 0;
/** No two sessions of a test at the same time, which nobody could visit. */
function nextHour(): Date {
  hour += 1;
  return new Date(Date.parse('2027-01-04T08:00:00Z') + hour * 3_600_000);
}
const starts = (count: number) => Array.from({ length: count }, () => nextHour().toISOString());

async function getItem(one: BasketChoice): Promise<Record<string, unknown>> {
  if (one.kind === 'package') return { id: tenSwims, type: 'pricingOption', quantity: one.quantity };
  if (one.kind === 'class') return place(await makeSession(db, yoga, { startsAt: nextHour() }));
  if (one.kind === 'ticket') {
    const session = await makeSession(db, swimming, { startsAt: nextHour() });
    const extras =
      one.extras === 0 ? {} : { extra_options: [{ pricing_option_id: adult.extraId, quantity: one.extras }] };
    return { ...place(session), pricing_option_id: adult.pricingOptionId, quantity: one.quantity, ...extras };
  }
  const schedule =
    one.kind === 'course'
      ? await makeCourse(db, venue, { starts: starts(3) })
      : await makeCamp(db, venue, { starts: starts(5) });
  const lunch = await makeExtra(db, schedule);
  const extras = one.extras === 0 ? [] : [{ pricing_option_id: lunch, quantity: one.extras }];
  if (one.kind === 'camp') return { ...getDays(schedule, one.days), extras };
  return { ...(one.kind === 'course' ? { id: schedule.id, type: 'course' } : entire(schedule)), extras };
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every line comes to its own price and all that stands below it; the lines come to the basket. */
function expectAddedUp({ items, totals, summary }: Cart): void {
  expect(sum(items.map(({ lineTotal }) => lineTotal.value))).toBe(totals.total);
  const { fullPrice, extras, saved, savings } = summary ?? {};
  expect((fullPrice?.value ?? 0) + (extras?.value ?? 0) - (saved?.value ?? 0)).toBe(totals.total);
  expect(sum(savings?.map(({ amount }) => amount.value) ?? [])).toBe(saved?.value);
  for (const { type, quantity: count, price, lineTotal, childItems } of items) {
    const listed = childItems.filter((child) => child.type === 'pricing_option');
    expect(lineTotal.value - sum(listed.map((extra) => extra.lineTotal.value))).toBe(price.value * count);
    if (type === 'av2_booking_bundle')
      expect(sum(childItems.map((child) => child.lineTotal.value))).toBe(lineTotal.value);
  }
}

const clearedSchema = z.object({ data: z.object({ cleared: z.array(z.object({ item: z.looseObject({}) })) }) });

/** What a customer sees of a basket, without the ids and times that a second add makes anew. */
const getLook = ({ items, totals }: Cart) => ({
  totals,
  items: items.map((item) => ({ ...getLine(item), childItems: item.childItems.map(getLine) })),
});
const getLine = ({ name, quantity, lineTotal, purchasedForUserId }: ChildItem | CartItem) => ({
  name,
  quantity,
  lineTotal,
  purchasedForUserId,
});

/** A cleared basket is the same again when what was cleared is added. */
async function expectBackAgain(person: MadePerson, before: Cart): Promise<void> {
  const answer = await call('/api/checkout/cart', { method: 'DELETE', token: person.token });
  const { cleared } = clearedSchema.parse(answer.json).data;
  expect((await cart(person)).items).toEqual([]);
  if (before.items.length === 0) return;
  const again = await add(
    person,
    cleared.map(({ item }) => item),
  );
  expect(getLook(again)).toEqual(getLook(before));
}

it('adds up, whatever is in the basket, is taken out again, or comes back after clearing', async () => {
  const baskets = fc.array(arbitraryChoice, { minLength: 1, maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(baskets, fc.nat(), async (requests, which) => {
      const person = await makePerson(db);
      const items = await Promise.all(requests.map(getItem));
      const full = await add(person, items);
      expectAddedUp(full);
      const lines = full.items.flatMap((item) => [item, ...item.childItems]);
      const gone = lines[which % lines.length]?.id;
      expect(
        (
          await call(`/api/v1/users/${person.id}/carts/activity-booking/items/${gone}`, {
            method: 'DELETE',
            token: person.token,
          })
        ).status,
      ).toBe(200);
      const left = await cart(person);
      expectAddedUp(left);
      await expectBackAgain(person, left);
    }),
    { numRuns: scaledRuns(40) },
  );
}, 120_000);
