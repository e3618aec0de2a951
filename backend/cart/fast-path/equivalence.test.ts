import fc from 'fast-check';
import { sql } from 'kysely';
import { createAddToCart } from '#backend/cart/add-to-cart.ts';
import { createAddCartItems } from '#backend/cart/operations/add-lines.ts';
import { connect } from '#backend/db/connection/connect.ts';
import type { Db } from '#backend/db/schema.ts';
import { randomIds } from '#backend/ids.ts';
import { operations } from '#backend/operations.ts';
import { releaseAllExpiredPlaces } from '#backend/places/release-places.ts';
import { testBackend, testClock, testConfig, type Answer, type Sent } from '#tests/support/backend.ts';
import { makeAddWorld } from '#tests/support/cart/add-world.ts';
import { clearBookingRows, readBookingRows } from '#tests/support/cart/booking-rows.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeOpenPayment } from '#tests/support/make/make-open-payment.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { addToCartFast } from './add-to-cart-fast.ts';

const start = '2026-11-24T06:00:00Z';
const clock = testClock(start);

const fast = await testDatabase();
const seeding = connect({ url: fast.url, max: 1 });
const world = await makeAddWorld(seeding);
await seeding.destroy();
const slow = await testDatabase({ sourceUrl: fast.url });

/** How many adds the fast path has written. */
let written = 0;
const addFastAndCount: typeof addToCartFast = async (...args) => {
  const cart = await addToCartFast(...args);
  if (cart !== null) written += 1;
  return cart;
};

function openSide(db: Db, addFast: typeof addToCartFast) {
  const addCartItems = createAddCartItems(createAddToCart(addFast));
  // With `strict`, a person may hold places for a shorter time than a hold usually lasts.
  const [usual, strict] = [40, 10].map((maxHoldMinutes) => {
    const config = testConfig({
      maxPlacesPerSession: 4,
      maxPlacesPerBasket: 7,
      maxPlacesPerAccount: 9,
      maxHoldMinutes,
    });
    return testBackend({ db, clock, config, ids: randomIds, operations: { ...operations, addCartItems } }).call;
  });
  if (usual === undefined || strict === undefined) throw new Error('No backend.');
  return { db, usual, strict };
}

const sides = [openSide(fast.db, addFastAndCount), openSide(slow.db, () => Promise.resolve(null))] as const;
type Side = (typeof sides)[number];

const person = fc.nat(2);
const item = fc.nat(3);
const oftenOne = fc.oneof(
  { weight: 4, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 5 }) },
);
const add = fc.record({
  do: fc.constant('add' as const),
  person,
  item,
  quantity: oftenOne,
  isForLinked: oftenOne.map((count) => count > 1),
  applyBenefit: fc.boolean(),
  source: oftenOne.map((count) => (count > 3 ? 'online-joining' : 'activity-booking')),
});
/** Adds in place of the first line of the basket. */
const replace = fc.record({ do: fc.constant('replace' as const), person, item, quantity: oftenOne });
const rush = fc.record({
  do: fc.constant('rush' as const),
  people: fc.array(person, { minLength: 2, maxLength: 5 }),
  item: fc.nat(world.roomy.length - 1),
});
const sell = fc.record({ do: fc.constant('sell' as const), person, item });
const often = fc.record({ do: fc.constantFrom('remove' as const, 'settle' as const, 'extend' as const), person });
const seldom = fc.record({ do: fc.constantFrom('clear' as const, 'pay' as const, 'join waitlist' as const), person });
const wait = fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 20 }) });
const step = fc.oneof(
  { weight: 10, arbitrary: add },
  { weight: 2, arbitrary: rush },
  { weight: 2, arbitrary: replace },
  { weight: 1, arbitrary: sell },
  { weight: 2, arbitrary: often },
  { weight: 1, arbitrary: seldom },
  { weight: 1, arbitrary: wait },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('sweep' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** Few people and few sessions, so that they meet. */
const sequence = fc.record({
  people: fc.subarray(world.people, { minLength: 1, maxLength: 3 }),
  items: fc.subarray(world.any, { minLength: 1, maxLength: 4 }),
  steps: fc.array(step, { minLength: 5, maxLength: 15 }),
  isStrict: fc.boolean(),
});
type Sequence = typeof sequence extends fc.Arbitrary<infer One> ? One : never;

const plainAdd = {
  do: 'add',
  person: 0,
  item: 0,
  quantity: 1,
  isForLinked: false,
  applyBenefit: true,
  source: 'activity-booking',
} as const;

/** Rules that several steps have to lead up to. */
const examples: Sequence[] = [
  {
    // The most places of a session, booked ones included.
    people: [world.holder],
    items: [world.adultSwim],
    steps: [{ ...plainAdd, quantity: 4 }, { do: 'settle', person: 0 }, plainAdd],
    isStrict: false,
  },
  {
    // The most that a basket may come to.
    people: [world.holder],
    items: world.wholePools,
    steps: [plainAdd, { ...plainAdd, item: 1 }],
    isStrict: false,
  },
  {
    // The time for which a person may hold places, in somebody else's basket too.
    people: [world.holder, world.linked],
    items: [world.adultSwim],
    steps: [
      { ...plainAdd, isForLinked: true },
      { do: 'wait', minutes: 16 },
      { do: 'sweep' },
      { ...plainAdd, person: 1 },
    ],
    isStrict: true,
  },
  {
    // The same ticket twice at once raises the quantity of one line.
    people: [world.holder],
    items: [world.adultSwim],
    steps: [{ do: 'rush', people: [0, 0], item: 1 }],
    isStrict: false,
  },
  {
    // A change of a line that was added on the fast path, to a session that could be added on it.
    people: [world.holder],
    items: world.roomy,
    steps: [plainAdd, { do: 'replace', person: 0, item: 1, quantity: 1 }],
    isStrict: false,
  },
];

interface Run {
  side: Side;
  call: (path: string, sent: Sent) => Promise<Answer>;
  people: MadePerson[];
  items: Record<string, unknown>[];
}

/** The code of a failure; undefined of any other reply. */
function getCode(answer: unknown): string | undefined {
  return (answer as { json?: { code?: string } } | undefined)?.json?.code;
}

/** The reply without what is generated: ids, the hash over them, the id of the request. */
function comparable({ status, json }: Answer): unknown {
  const names = new Map<string, string>();
  const known = new Set([...world.any, ...world.roomy].flatMap((item) => Object.values(item).map(String)));
  const text = JSON.stringify({ status, json }, (key, value: unknown) => {
    if (key === 'item_hash' || key === 'request_id') return '';
    if ((key === 'id' || key === 'booking_id' || key === 'cart_id') && typeof value === 'number') return 0;
    return value;
  });
  return JSON.parse(
    text.replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, (id) => {
      if (known.has(id)) return id;
      const name = names.get(id) ?? `generated ${names.size}`;
      names.set(id, name);
      return name;
    }),
  );
}

// An open basket without lines may be there on one side only.
const hasLines = sql<boolean>`exists (select from cart_items where cart_items.cart_id = carts.id)`;

async function pay({ side: { db } }: Run, person: MadePerson): Promise<void> {
  const cart = await db
    .selectFrom('carts')
    .where('userId', '=', person.id)
    .where('source', '=', 'activity-booking')
    .where('status', '=', 'open')
    .where(hasLines)
    .where(sql<boolean>`not exists (select from payment_transactions where payment_transactions.cart_id = carts.id)`)
    .select('id')
    .executeTakeFirst();
  if (cart !== undefined) await makeOpenPayment(db, { ...cart, itemHash: 'hash' }, person.id);
}

/** Makes bookings of what is held, and closes the baskets, as an order does. */
async function settle({ side: { db } }: Run, { id }: MadePerson): Promise<void> {
  const now = clock.now();
  const held = db
    .selectFrom('cartItems')
    .innerJoin('carts', 'carts.id', 'cartItems.cartId')
    .where('carts.userId', '=', id)
    .select('cartItems.bookingId');
  await db
    .updateTable('bookings')
    .set({ status: 'settled', settledAt: now, expiresAt: null })
    .where('status', '=', 'reserved')
    .where('releasedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('id', 'in', held)
    .execute();
  await db
    .updateTable('carts')
    .set({ status: 'closed', closedAt: now })
    .where('userId', '=', id)
    .where('status', '=', 'open')
    .where(hasLines)
    .execute();
}

function addOne({ call, items }: Run, step: Extract<Step, { do: 'add' }>, buyer: MadePerson): Promise<Answer> {
  const { item: index, quantity, applyBenefit, isForLinked, source } = step;
  const forUser = isForLinked && buyer === world.holder ? { purchased_for_user_id: world.linked.id } : {};
  const wanted = { ...items[index % items.length], quantity, apply_benefit: applyBenefit, ...forUser };
  return call('/api/checkout/cart/add', { token: buyer.token, body: { items: wanted, cart_source: source } });
}

/**
 * What a person's other click is refused with when the first has also reached their limit: which of the two depends on
 * whether it read before or after the first was written, on both paths.
 */
const repeated: readonly (string | undefined)[] = ['already_in_basket', 'too_many_places'];
const getRushCode = (code: string | undefined) => (repeated.includes(code) ? repeated.join(' or ') : code);

async function getFirstLine({ call }: Run, { token }: MadePerson): Promise<string[]> {
  const { data } = (await call('/api/checkout/cart', { token })).json as { data: { items: { id: string }[] } };
  return data.items.slice(0, 1).map(({ id }) => id);
}

async function replaceOne(run: Run, step: Extract<Step, { do: 'replace' }>, buyer: MadePerson): Promise<Answer> {
  const { item: index, quantity } = step;
  const items = { ...run.items[index % run.items.length], quantity };
  const [replaces] = await getFirstLine(run, buyer);
  return run.call('/api/checkout/cart/add', { token: buyer.token, body: { items, replaces } });
}

/** Adds of several people, or of one person several times, at once. The baskets in the replies depend on their order. */
async function addConcurrently({ call, people }: Run, { people: indexes, item: index }: Extract<Step, { do: 'rush' }>) {
  const body = { items: world.roomy[index] };
  const buyers = indexes.map((one) => people[one % people.length] ?? world.holder);
  const answers = await Promise.all(buyers.map(({ token }) => call('/api/checkout/cart/add', { token, body })));
  return answers.map((answer, buyer) => `${buyers[buyer]?.id} ${answer.status} ${getRushCode(getCode(answer))}`).sort();
}

async function takeStep(run: Run, step: Exclude<Step, { do: 'wait' }>): Promise<unknown> {
  const { side, call, people, items } = run;
  if (step.do === 'sweep') return (await releaseAllExpiredPlaces(side.db, clock.now())).sort();
  if (step.do === 'rush') return addConcurrently(run, step);
  const buyer = people[step.person % people.length] ?? world.holder;
  const { token } = buyer;
  switch (step.do) {
    case 'add':
      return comparable(await addOne(run, step, buyer));
    case 'replace':
      return comparable(await replaceOne(run, step, buyer));
    case 'sell': {
      const body = { items: items[step.item % items.length], selected_user_id: buyer.id, source: 'foh' };
      return comparable(await call('/api/checkout/cart/add', { token: world.staff.token, body }));
    }
    case 'remove': {
      const body = { cart_item_ids: await getFirstLine(run, buyer) };
      return comparable(await call('/api/checkout/cart/remove', { token, body }));
    }
    case 'join waitlist':
      return comparable(await call(`/api/v2/activities/${world.smallClass.id}/waitlist`, { token, method: 'POST' }));
    case 'clear':
      return comparable(await call('/api/checkout/cart', { token, method: 'DELETE' }));
    case 'extend':
      return comparable(await call('/api/checkout/cart/extend', { token, body: {} }));
    case 'pay':
      return pay(run, buyer);
    case 'settle':
      return settle(run, buyer);
  }
}

it('leaves the same rows and gives the same replies as going step by step, whatever is added', async () => {
  const codes = new Set<string | undefined>();
  async function expectSame({ people, items, steps, isStrict }: Sequence): Promise<void> {
    clock.set(start);
    for (const { db } of sides) await clearBookingRows(db);
    const open = (side: Side): Run => ({ side, call: isStrict ? side.strict : side.usual, people, items });
    const [one, other] = [open(sides[0]), open(sides[1])];
    for (const step of steps) {
      if (step.do === 'wait') {
        clock.advance(step.minutes * 60);
        continue;
      }
      const [reply, expected] = await Promise.all([takeStep(one, step), takeStep(other, step)]);
      codes.add(getCode(expected));
      expect(reply).toEqual(expected);
    }
    expect(await readBookingRows(fast.db)).toEqual(await readBookingRows(slow.db));
  }
  await fc.assert(fc.asyncProperty(sequence, expectSame), {
    numRuns: scaledRuns(60) + examples.length,
    endOnFailure: true,
    examples: examples.map((one): [Sequence] => [one]),
  });
  // Otherwise the sequences would compare the slow path with itself, or refusals alone.
  expect(written).toBeGreaterThanOrEqual(leastCount(41));
  expect(codes.size).toBeGreaterThanOrEqual(leastCount(6));
}, 240_000);
