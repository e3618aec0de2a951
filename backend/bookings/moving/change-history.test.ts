import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { cancelBookingsEndpoint, type CancellationResult } from '#contract/bookings/cancel-bookings.ts';
import { askToCancel, askToMove } from '#tests/support/bookings/cancel-bookings.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity, makeTicket } from '#tests/support/make/make-activity.ts';
import type { MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { getData } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue, clock } = shop;
const swimming = await makeActivity(db, venue, { bookingType: 'ticketed' });
const tickets = [
  await makeTicket(db, swimming, { name: 'Adult', number: 1, price: 560 }),
  await makeTicket(db, swimming, { name: 'Junior', number: 2, price: 337 }),
];
const classes = await makeActivity(db, venue);
const opening = 100_000;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;

type Action = 'bookClass' | 'bookSwim' | 'preview' | 'cancel' | 'cancelSeveral' | 'move' | 'wait';
interface Step {
  who: number;
  action: Action;
  pick: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(2),
  action: fc.constantFrom<Action>(
    'bookClass',
    'bookSwim',
    'preview',
    'cancel',
    'cancelSeveral',
    'move',
    'move',
    'wait',
  ),
  pick: fc.nat(60),
});
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 10 });

/** Three people with both kinds of credit, one session that all want, and others that it can be exchanged for. */
async function makeWorld() {
  clock.set('2026-11-24T18:00:00Z');
  const policy = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Late fee', cutOffMinutes: 120, cutOffActions: ['charge_fee'], fee: 150, awardsCredit: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rules = { cancellationPolicyId: policy.id };
  const at = (hours: number) => ({ ...rules, startsAt: addHours(new Date('2026-11-24T18:00:00Z'), hours) });
  const people: MadePerson[] = [];
  for (let index = 0; index < 3; index += 1)
    people.push(await makeCreditor(shop, { general: opening, membership: opening }));
  return {
    people,
    classes: [
      await makeSession(db, classes, { ...at(3), maximum: 2 }),
      await makeSession(db, classes, { ...at(4), maximum: 2, price: 900 }),
      await makeSession(db, classes, { ...at(5), price: 410 }),
    ],
    swims: [await makeSession(db, swimming, { ...at(6), maximum: 5 }), await makeSession(db, swimming, at(7))],
  };
}
type World = Awaited<ReturnType<typeof makeWorld>>;

async function buy(person: MadePerson, items: Record<string, unknown>[], pick: number): Promise<void> {
  await call('/api/checkout/cart/add', { token: person.token, body: { items } });
  const { totals } = await shop.cart(person);
  if (totals.total === 0) return;
  const membership = Math.floor((totals.total * (pick % 4)) / 3);
  const seen = await useCredit(shop, person, { membership, general: totals.total - membership });
  await completeBasket(shop, person, seen);
}

async function readSettledIds({ id }: MadePerson): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .where('userId', '=', id)
    .where('status', '=', 'settled')
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Another session of the same activity, and at times the same one or one of the other activity. */
async function findTarget({ classes: sessions, swims }: World, bookingId: string, pick: number): Promise<string> {
  const { occurrenceId } = await db
    .selectFrom('bookings')
    .where('id', '=', bookingId)
    .select('occurrenceId')
    .executeTakeFirstOrThrow();
  const [same, other] = swims.some(({ id }) => id === occurrenceId) ? [swims, sessions] : [sessions, swims];
  const targets = [...same.filter(({ id }) => id !== occurrenceId), ...same, ...(pick % 9 === 0 ? other : [])];
  return targets[pick % targets.length]?.id ?? '';
}

/** What came of the money, without what the clock shows. */
const getMoney = (results: CancellationResult[]) =>
  results.map(({ id, paid, fee, credit, returnedTo }) => ({ id, paid, fee, credit, returnedTo }));

/** Cancels what a preview was read of, and compares them. Only sure when nothing else happens at once. */
async function cancelAsPreviewed(person: MadePerson, ids: string[], isAlone: boolean): Promise<void> {
  if (ids.length === 0) return;
  const preview = await askToCancel(shop, person, ids, { preview: true });
  const done = await askToCancel(shop, person, ids);
  if (!isAlone) return;
  expect(done.status).toBe(preview.status);
  if (done.status !== 200) return;
  expect(getMoney(getData(cancelBookingsEndpoint, done))).toEqual(getMoney(getData(cancelBookingsEndpoint, preview)));
}

async function act(world: World, { who, action, pick }: Step, isAlone: boolean): Promise<unknown> {
  const person = world.people[who];
  if (person === undefined) return;
  const { classes: sessions, swims } = world;
  const bookingIds = await readSettledIds(person);
  const chosen = bookingIds[pick % Math.max(1, bookingIds.length)];
  switch (action) {
    case 'bookClass':
      return buy(person, [place(sessions[pick % 3] ?? { id: '' })], pick);
    case 'bookSwim': {
      const swim = place(swims[pick % 2] ?? { id: '' });
      const [adult, junior] = tickets.map(({ pricingOptionId }) => ({ ...swim, pricing_option_id: pricingOptionId }));
      return buy(person, [{ ...adult, quantity: 1 + (pick % 2) }, { ...junior }], pick);
    }
    case 'preview':
      return chosen === undefined ? null : askToCancel(shop, person, [chosen], { preview: true });
    case 'cancel':
      return cancelAsPreviewed(person, chosen === undefined ? [] : [chosen], isAlone);
    case 'cancelSeveral':
      return cancelAsPreviewed(person, bookingIds.slice(pick % 3), isAlone);
    case 'move': {
      if (chosen === undefined) return null;
      const target = await findTarget(world, chosen, pick);
      return askToMove(shop, person, chosen, target, { accept_price: pick % 5 !== 0 });
    }
    case 'wait':
      return null;
  }
}

const one = async (query: ReturnType<typeof sql<Record<string, number>>>) => (await query.execute(db)).rows[0] ?? {};

/** Places are those of bookings, credit is that of its entries, and what was paid is booked, came back or was kept. */
async function expectBalanced(world: World): Promise<void> {
  const ids = world.people.map(({ id }) => id);
  const miscounted = await one(sql`select count(*)::int as count from occurrences where consumed <> coalesce(
    (select sum(places) from bookings where occurrence_id = occurrences.id and released_at is null), 0)`);
  expect(miscounted.count).toBe(0);
  // Whoever was moved has one place for it, of the same size, and nobody lost a place without cancelling it.
  const lost = await one(sql`select count(*)::int as count from bookings b where b.user_id = any(${ids})
    and b.cancel_reason = 'Moved' and (
      select count(*) from bookings n where n.moved_from = b.id and n.places = b.places and n.status <> 'reserved') <> 1`);
  expect(lost.count).toBe(0);
  const doubled = await one(sql`select count(*)::int as count from bookings n join bookings b on b.id = n.moved_from
    where n.user_id = any(${ids}) and b.status <> 'cancelled'`);
  expect(doubled.count).toBe(0);
  const ledger = await one(sql`select count(*)::int as count from credit_accounts a
    where a.user_id = any(${ids}) and (a.reserved <> 0 or a.balance <> (
      select coalesce(sum(e.amount), 0) from credit_entries e where e.account_id = a.id))`);
  expect(ledger.count).toBe(0);
  const unpaid = await one(sql`select count(*)::int as count from orders o where o.user_id = any(${ids}) and (
    o.total - o.balance <> (select coalesce(sum(p.amount), 0) from payments p where p.order_id = o.id)
    or o.balance <> (select coalesce(sum(b.due), 0) from bookings b where b.order_id = o.id and b.status = 'settled'))`);
  expect(unpaid.count).toBe(0);
  // A booking that was moved gave its price on. After the cut-off what was paid is kept, or a fee of it.
  const unaccounted = await one(sql`select count(*)::int as count from orders o where o.user_id = any(${ids})
    and o.total - o.balance <> (
      select coalesce(sum(b.price - b.due), 0) from bookings b where b.order_id = o.id and b.status = 'settled') + (
      select coalesce(sum(b.price), 0) from bookings b where b.order_id = o.id and b.status = 'cancelled'
        and not exists (select from bookings n where n.moved_from = b.id)
        and not exists (select from credit_entries e where e.booking_id = b.id)) + (
      select coalesce(sum(e.amount), 0) from credit_entries e where e.order_id = o.id and e.reason = 'cancellation') + (
      select coalesce(sum(f.amount), 0) from penalties f join bookings b on b.id = f.booking_id
        where f.order_id = o.id and exists (select from credit_entries e where e.booking_id = b.id))`);
  expect(unaccounted.count).toBe(0);
  expect(await readLedgerDifferences(db)).toEqual([]);
}

it(
  'the books balance whatever is booked, moved and cancelled, and a preview comes true',
  async () => {
    let [moves, cancellations] = [0, 0];
    const property = fc.asyncProperty(histories, async (rounds) => {
      const world = await makeWorld();
      // Everybody has something to move and to cancel.
      for (const who of world.people.keys()) await act(world, { who, action: 'bookSwim', pick: who }, true);
      for (const [index, round] of rounds.entries()) {
        if (round.some(({ action }) => action === 'wait'))
          clock.set(addMinutes(new Date('2026-11-24T18:00:00Z'), 30 * index).toISOString());
        await Promise.all(round.map((part) => act(world, part, round.length === 1)));
        await expectBalanced(world);
      }
      const ids = world.people.map(({ id }) => id);
      const counted = await one(sql`select count(*) filter (where moved_from is not null)::int as moves,
        count(*) filter (where status = 'cancelled' and order_id is not null)::int as cancellations
        from bookings where user_id = any(${ids})`);
      moves += counted.moves ?? 0;
      cancellations += counted.cancellations ?? 0;
    });
    await fc.assert(property, { numRuns: scaledRuns(25), endOnFailure: true });
    // Without any the test would prove nothing.
    expect(moves).toBeGreaterThanOrEqual(leastCount(6));
    expect(cancellations).toBeGreaterThanOrEqual(leastCount(6));
  },
  timeoutMs,
);
