import fc from 'fast-check';
import { sql } from 'kysely';
import { testBackend, type Sent } from '#tests/support/backend.ts';
import { askToCancelBundle } from '#tests/support/bookings/bundles.ts';
import { getDays, entire } from '#tests/support/camps/items.ts';
import { place } from '#tests/support/cart/shop.ts';
import { expectBalancedLedger } from '#tests/support/checkout/ledger.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { holdBasketWhile } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeCamp } from '#tests/support/make/make-schedule.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db } = await testDatabase({ max: 20 });
const shop = await openShop(db);
const { call } = testBackend({ ...shop.dependencies });
const venue = await makeVenue(db);
const activity = await makeActivity(db, venue);
const opening = 1_000_000;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;

type Action = 'session' | 'days' | 'camp' | 'remove' | 'clear' | 'cancel' | 'cancelCamp' | 'payByCredit' | 'payByCard';
interface Step {
  action: Action;
  /** Chooses among what there is. */
  pick: number;
}
interface Round {
  /** What happens at once, in two tabs or more. */
  steps: Step[];
  /** Whether all of it reads before anything of it writes. */
  isHeld: boolean;
}

const step = fc.record({
  action: fc.constantFrom<Action>(
    'session',
    'days',
    'camp',
    'remove',
    'clear',
    'cancel',
    'cancel',
    'cancelCamp',
    'cancelCamp',
    'payByCredit',
    'payByCredit',
    'payByCard',
  ),
  pick: fc.nat(50),
});
const filling = fc.record({ action: fc.constantFrom<Action>('session', 'days', 'camp'), pick: fc.nat(50) });
const round = fc.record({ steps: fc.array(step, { minLength: 1, maxLength: 3 }), isHeld: fc.boolean() });
/** Each begins with a basket to pay for and its paying, with something else at the same moment. */
const histories = fc
  .record({
    first: filling,
    beside: fc.array(step, { minLength: 1, maxLength: 2 }),
    isHeld: fc.boolean(),
    isCard: fc.boolean(),
    rest: fc.array(round, { maxLength: 4 }),
  })
  .map(({ first, beside, isHeld, isCard, rest }): Round[] => {
    const paying: Step = { action: isCard ? 'payByCard' : 'payByCredit', pick: 0 };
    return [{ steps: [first], isHeld: false }, { steps: [paying, ...beside], isHeld }, ...rest];
  });

/** One person with credit, and what they can book. */
async function makeWorld() {
  const person = await makePerson(db, {
    email: `history-${Math.random()}@example.com`,
    address1: '14 Wharf Street',
    town: 'Sowerby Bridge',
    postcode: 'HX6 2AE',
    country: 'GB',
  });
  for (const type of ['membership', 'general'] as const)
    await db.insertInto('creditAccounts').values({ userId: person.id, type, balance: opening }).execute();
  const sessions = [
    await makeSession(db, activity, { maximum: 2 }),
    await makeSession(db, activity, { startsAt: new Date('2026-11-27T20:00:00Z') }),
  ];
  return { person, sessions, camp: await makeCamp(db, venue) };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

async function send({ token }: MadePerson, path: string, sent: Sent = {}) {
  const answer = await call(path, { token, ...sent });
  if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}: ${answer.text}`);
  return answer;
}

/** What the customer sees of the basket. */
async function look(person: MadePerson): Promise<{ id: number; hash: string; total: number; lines: string[] }> {
  const { data } = (await send(person, '/api/checkout/cart')).json as {
    data: {
      id: number;
      item_hash: string;
      totals: { total: number };
      items: { id: string; child_items: { id: string }[] }[];
    };
  };
  return {
    id: data.id,
    hash: data.item_hash,
    total: data.totals.total,
    lines: data.items.flatMap(({ id, child_items }) => [id, ...child_items.map((child) => child.id)]),
  };
}

async function payByCredit(person: MadePerson, pick: number): Promise<void> {
  const { total } = await look(person);
  const membership = Math.floor((total * (pick % 3)) / 2);
  const lines = [
    { type: 'membership', amount: membership },
    { type: 'general', amount: total - membership },
  ];
  await send(person, '/api/credits/apply', { body: { credits_to_reserve: lines, cart_source: 'activity-booking' } });
  const { hash } = await look(person);
  await send(person, '/api/checkout/complete', {
    body: { payments: [], terms: true, completed_waivers: [], source: 'online', item_hash: hash },
  });
}

/** A payment may be refused at any step because of what else happens; it may not fail. */
async function payByCard({ id: userId, token }: MadePerson): Promise<void> {
  const customer: Customer = { userId, token, cartId: 0, occurrenceId: '', bookingId: '' };
  try {
    const prepared = await agree(shop, customer);
    await authorise(shop, customer, prepared, cards.approved);
    await complete(shop, customer, prepared.transaction_uuid);
  } catch (error) {
    if (!(error instanceof Error) || !/answered 4\d\d/.test(error.message)) throw error;
  }
}

async function cancelCamp(person: MadePerson, id: string): Promise<void> {
  const answer = await askToCancelBundle({ call }, person, id);
  if (answer.status >= 500) throw new Error(`Cancelling the camp ${id} answered ${answer.status}: ${answer.text}`);
}

/** One call of the history, with everything it depends on read before the round begins. */
async function prepare({ person, sessions, camp }: World, { action, pick }: Step): Promise<() => Promise<unknown>> {
  const add = (items: unknown) => () => send(person, '/api/checkout/cart/add', { body: { items } });
  switch (action) {
    case 'session':
      return add(place(sessions[pick % sessions.length] ?? { id: '' }));
    case 'days':
      return add(getDays(camp, [pick % 5, (pick + 2) % 5]));
    case 'camp':
      return add(entire(camp));
    case 'remove': {
      const { lines } = await look(person);
      const ids = lines.length === 0 ? [] : [lines[pick % lines.length]];
      return () =>
        ids.length === 0
          ? Promise.resolve()
          : send(person, '/api/checkout/cart/remove', { body: { cart_item_ids: ids } });
    }
    case 'clear':
      return () => send(person, '/api/checkout/cart', { method: 'DELETE' });
    case 'cancel': {
      const bookings = await db
        .selectFrom('bookings')
        .where('userId', '=', person.id)
        .where('status', '!=', 'cancelled')
        .orderBy('id')
        .select('id')
        .execute();
      const chosen = bookings[pick % Math.max(1, bookings.length)];
      return () =>
        chosen === undefined
          ? Promise.resolve()
          : send(person, `/api/activities/bookings/${chosen.id}?source=my-account`, { method: 'DELETE' });
    }
    case 'cancelCamp': {
      const bundles = await db
        .selectFrom('bookingBundles')
        .where('userId', '=', person.id)
        .orderBy('id')
        .select('id')
        .execute();
      const chosen = bundles[pick % Math.max(1, bundles.length)];
      return () => (chosen === undefined ? Promise.resolve() : cancelCamp(person, chosen.id));
    }
    case 'payByCredit':
      return () => payByCredit(person, pick);
    case 'payByCard':
      return () => payByCard(person);
  }
}

async function play(world: World, rounds: Round[]): Promise<void> {
  for (const { steps, isHeld } of rounds) {
    const calls: (() => Promise<unknown>)[] = [];
    for (const one of steps) calls.push(await prepare(world, one));
    const { id } = await look(world.person);
    if (isHeld) await holdBasketWhile(db, id, calls);
    else await Promise.all(calls.map((run) => run()));
  }
}

/** Counts rows that must not be. */
async function wrong(query: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  return (await query.execute(db)).rows[0]?.count ?? 0;
}

async function expectNothingLost({ person: { id } }: World): Promise<void> {
  const lost = sql<{
    count: number;
  }>`select count(*)::int as count from bookings b where b.user_id = ${id} and b.order_id is not null
    and b.status <> 'settled' and (b.status <> 'cancelled' or b.cancellation_source is null
      or b.price <> coalesce((select sum(e.amount) from credit_entries e where e.booking_id = b.id), 0))`;
  expect(await wrong(lost)).toBe(0);
  const unordered = sql<{ count: number }>`select count(*)::int as count from orders o
    join cart_items i on i.cart_id = o.cart_id join bookings b on b.id = i.booking_id where o.user_id = ${id} and b.order_id is distinct from o.id`;
  expect(await wrong(unordered)).toBe(0);
  const short = sql<{ count: number }>`select count(*)::int as count from orders o where o.user_id = ${id}
    and o.total <> (select coalesce(sum(b.price), 0) from bookings b where b.order_id = o.id)`;
  expect(await wrong(short)).toBe(0);
  const orphans = sql<{
    count: number;
  }>`select count(*)::int as count from bookings b where b.user_id = ${id} and b.status = 'reserved'
    and not exists (select from cart_items i where i.booking_id = b.id)`;
  expect(await wrong(orphans)).toBe(0);
  const broken = sql<{
    count: number;
  }>`select count(*)::int as count from booking_bundles u where u.user_id = ${id} and (u.status = 'settled') <>
    exists (select from bookings b where b.bundle_id = u.id and b.status = 'settled')`;
  expect(await wrong(broken)).toBe(0);
  // What is had is what was there, with what cards paid, less what is booked still.
  const { rows } = await sql<{ held: number; paid: number; booked: number }>`select
    (select sum(balance)::int from credit_accounts where user_id = ${id}) as held,
    (select coalesce(sum(p.amount), 0)::int from payments p join orders o on o.id = p.order_id where o.user_id = ${id} and p.tender_type = 'online') as paid,
    (select coalesce(sum(price), 0)::int from bookings where user_id = ${id} and status = 'settled') as booked`.execute(
    db,
  );
  const [sums] = rows;
  expect(sums?.held).toBe(2 * opening + (sums?.paid ?? 0) - (sums?.booked ?? 0));
}

it(
  'never loses a paid booking, whatever two tabs do at once',
  async () => {
    let orders = 0;
    const property = fc.asyncProperty(histories, async (rounds) => {
      const world = await makeWorld();
      await play(world, rounds);
      await expectNothingLost(world);
      await expectBalancedLedger(shop);
      orders += (await db.selectFrom('orders').where('userId', '=', world.person.id).select('id').execute()).length;
    });
    await fc.assert(property, { numRuns: scaledRuns(40), endOnFailure: true });
    // About 26 of 40 histories end with an order; without any the test would prove nothing.
    expect(orders).toBeGreaterThanOrEqual(leastCount(6));
  },
  timeoutMs,
);
