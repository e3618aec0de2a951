import fc from 'fast-check';
import { addCartItemsEndpoint } from '#contract/cart/cart.ts';
import { priceSessionsEndpoint } from '#contract/cart/prices.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import { makeBenefit, makeMemberPrice, makeMembership, makeOwnedPackage } from '#tests/support/make/make-discounts.ts';
import { linkPeople, makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const { db, call, venue, add, send } = await openShop();
const yoga = await makeActivity(db, venue);
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const adult = await makeTicket(db, swimming);
const junior = await makeTicket(db, swimming, { name: 'Junior', number: 2, price: 340 });
const swim = await makeSession(db, swimming, { startsAt: new Date('2026-11-25T18:00:00Z'), maximum: 10_000 });
const tickets = [adult, junior].map(({ pricingOptionId }) => ({ session: swim, pricingOptionId }));

type Chosen = { session: { id: string }; pricingOptionId?: string; quantity: number };

const ask = ({ token }: MadePerson, chosen: Chosen[], more: Record<string, unknown> = {}) =>
  call('/api/activities/prices', {
    token,
    body: {
      items: chosen.map(({ session, pricingOptionId, quantity }) => ({
        session_id: session.id,
        ...(pricingOptionId !== undefined && { pricing_option_id: pricingOptionId }),
        quantity,
      })),
      ...more,
    },
  });
const quote = async (person: MadePerson, chosen: Chosen[], more: Record<string, unknown> = {}) =>
  getData(priceSessionsEndpoint, await ask(person, chosen, more));

/** How many uses of packages and benefits are taken. */
const taken = async () => {
  const packages = await db
    .selectFrom('ownedPackageContents')
    .select((row) => row.fn.sum('usagesTaken').as('count'))
    .executeTakeFirst();
  const benefits = await db.selectFrom('benefitUsages').select('id').execute();
  return [Number(packages?.count ?? 0), benefits.length];
};

it('is the full price for somebody without membership or package', async () => {
  const person = await makePerson(db);
  const { items, total } = await quote(person, [
    { ...tickets[0], session: swim, quantity: 2 },
    { ...tickets[1], session: swim, quantity: 0 },
  ]);
  expect(items[0]).toMatchObject({ each: { price: { value: 540 }, savings: [] }, line: { price: { value: 1080 } } });
  expect(items[1]).toMatchObject({ each: { price: { value: 340 } }, line: { price: { value: 0 } } });
  expect(total.formatted).toBe('£10.80');
});

it('names the member price, the benefit or the package with the uses left after it', async () => {
  const member = await makePerson(db);
  await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 400);
  const holder = await makePerson(db);
  await makeOwnedPackage(db, { userId: holder.id, pricingOptionId: adult.pricingOptionId, usages: 3 });
  const [quoted] = (await quote(member, [{ ...tickets[0], session: swim, quantity: 0 }])).items;
  expect(quoted?.each).toMatchObject({
    price: { value: 400 },
    fullPrice: { value: 540 },
    savings: [{ kind: 'member_price', name: null, usesLeft: null }],
  });
  const [paid] = (await quote(holder, [{ ...tickets[0], session: swim, quantity: 2 }])).items;
  expect(paid?.each.savings).toMatchObject([{ kind: 'package', name: 'Ten swims', usesLeft: 2, usesTotal: 3 }]);
  expect(paid?.line).toMatchObject({ price: { value: 0 }, savings: [{ uses: 2, usesLeft: 1 }] });
});

it('is that of whom the customer acts for, and nothing for what does not exist', async () => {
  const [parent, child, stranger] = [await makePerson(db), await makePerson(db), await makePerson(db)];
  await linkPeople(db, parent, child);
  await makeBenefit(db, { venue, userId: child.id });
  const session = await makeSession(db, yoga, { startsAt: new Date('2026-11-26T18:00:00Z') });
  const forChild = await quote(parent, [{ session, quantity: 1 }], { selected_user_id: child.id });
  expect(forChild.total.value).toBe(0);
  expect((await quote(parent, [{ session, quantity: 1 }])).total.value).toBe(620);
  const unknown = { session: { id: 'AAAAAAAAAAAAAAAAAAAAAA202611251800' }, quantity: 1 };
  expect((await quote(parent, [unknown, { session, quantity: 1 }])).items[0]).toBeNull();
  expect(getFailure(await ask(stranger, [{ session, quantity: 1 }], { selected_user_id: child.id })).code).toBe(
    'forbidden',
  );
  expect((await call('/api/activities/prices', { body: { items: [{ session_id: session.id }] } })).status).toBe(401);
});

/** A person with any of a member price, benefits and packages. */
async function randomPerson(has: { memberPrice: boolean; benefit: number; uses: number; usesLeft: number }) {
  const person = await makePerson(db);
  if (has.memberPrice) {
    const type = await makeMembership(db, { venue, userId: person.id });
    await makeMemberPrice(db, type, adult.pricingOptionId, 400);
  }
  if (has.benefit > 0) {
    const limit = has.uses === 0 ? {} : { usesPerPeriod: has.uses, period: 'day' as const };
    await makeBenefit(db, { venue, userId: person.id }, { discountPercent: has.benefit, ...limit });
  }
  if (has.usesLeft > 0) {
    const pricingOptionId = has.benefit % 2 === 0 ? adult.pricingOptionId : junior.pricingOptionId;
    await makeOwnedPackage(db, { userId: person.id, pricingOptionId, usages: has.usesLeft });
  }
  return person;
}

it('is what the basket then says, for any person and choice, and uses nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        memberPrice: fc.boolean(),
        benefit: fc.constantFrom(0, 0, 33, 50, 100),
        uses: fc.nat(2),
        usesLeft: fc.nat(4),
      }),
      fc.array(fc.nat(4), { minLength: 2, maxLength: 2 }),
      async (has, quantities) => {
        const person = await randomPerson(has);
        const chosen = tickets.map((ticket, index) => ({ ...ticket, quantity: quantities[index] ?? 0 }));
        const before = await taken();
        const { items, total } = await quote(person, chosen);
        expect(await taken()).toEqual(before);
        const added = chosen.filter(({ quantity }) => quantity > 0);
        if (added.length === 0) return expect(total.value).toBe(0);
        const basket = getData(
          addCartItemsEndpoint,
          await send(
            person,
            added.map(({ session, pricingOptionId, quantity }) => ({
              ...place(session),
              pricing_option_id: pricingOptionId,
              quantity,
            })),
          ),
        );
        expect(total.value).toBe(basket.totals.total);
        const lines = items.flatMap((one, index) => (chosen[index]?.quantity === 0 || one === null ? [] : [one.line]));
        expect(lines.map(({ price }) => price.value)).toEqual(basket.items.map(({ lineTotal }) => lineTotal.value));
        expect(lines.map(({ fullPrice }) => fullPrice)).toEqual(basket.items.map(({ fullPrice }) => fullPrice));
        const uses = (savings: readonly { kind: string; amount: { value: number }; uses: number }[] = []) =>
          savings.map(({ kind, amount, uses: count }) => [kind, amount.value, count]);
        expect(lines.map(({ savings }) => uses(savings))).toEqual(basket.items.map(({ savings }) => uses(savings)));
      },
    ),
    { numRuns: scaledRuns(40) },
  );
});

it('asks for what one place costs beside a basket that took the last use', async () => {
  const person = await makePerson(db);
  await makeOwnedPackage(db, { userId: person.id, pricingOptionId: adult.pricingOptionId, usages: 1 });
  const chosen = { ...tickets[0], session: swim, quantity: 0 };
  expect((await quote(person, [chosen])).items[0]?.each.price.value).toBe(0);
  await add(person, { ...place(swim), pricing_option_id: adult.pricingOptionId });
  expect((await quote(person, [chosen])).items[0]?.each.price.value).toBe(540);
});

describe('of a session whose ticket is not chosen', () => {
  it('is the lowest of its tickets, with the lowest full price', async () => {
    const stranger = await makePerson(db);
    const [full] = (await quote(stranger, [{ session: swim, quantity: 0 }])).items;
    expect(full).toMatchObject({
      each: { price: { value: 340 }, fullPrice: { value: 340 } },
      line: { price: { value: 0 } },
    });
    const member = await makePerson(db);
    await makeMemberPrice(db, await makeMembership(db, { venue, userId: member.id }), adult.pricingOptionId, 200);
    const [lowest] = (await quote(member, [{ session: swim, quantity: 0 }])).items;
    expect(lowest).toMatchObject({ each: { price: { value: 200 }, fullPrice: { value: 340 } } });
  });

  it('leaves out free tickets as long as others cost something', async () => {
    const pool = await makeActivity(db, venue, { bookingType: 'ticketed' });
    await makeTicket(db, pool, { price: 480 });
    await makeTicket(db, pool, { name: 'Under 3', number: 2, price: 0 });
    const free = await makeActivity(db, venue, { bookingType: 'ticketed' });
    await makeTicket(db, free, { price: 0 });
    const startsAt = new Date('2026-11-25T18:00:00Z');
    const sessions = [await makeSession(db, pool, { startsAt }), await makeSession(db, free, { startsAt })];
    const { items } = await quote(
      await makePerson(db),
      sessions.map((session) => ({ session, quantity: 0 })),
    );
    expect(items.map((one) => one?.each.price.value)).toEqual([480, 0]);
  });

  it('counts none: what is chosen names its ticket', async () => {
    expect((await quote(await makePerson(db), [{ session: swim, quantity: 2 }])).items).toEqual([null]);
  });
});
