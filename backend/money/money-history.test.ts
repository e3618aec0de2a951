import fc from 'fast-check';
import { sql } from 'kysely';
import { askToCancel, askToMove } from '#tests/support/bookings/cancel-bookings.ts';
import { completeBasket, makeCreditor, useCredit } from '#tests/support/bookings/credit-customer.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { readLedgerDifferences } from './ledger-differences.ts';
import { readOrderMoneyFaults } from './order-money-faults.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const classes = await makeActivity(db, venue);
const clerk = await makePerson(db, { permissions: ['sell', 'customers', 'refunds'] });
const opening = 50_000;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;
await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute();

type Action = 'buyByCredit' | 'buyAtDesk' | 'leaveBalance' | 'cancel' | 'move' | 'refund' | 'refundPart' | 'payDebt';
interface Step {
  action: Action;
  /** Chooses among what there is. */
  pick: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom<Action>(
    'buyByCredit',
    'buyAtDesk',
    'leaveBalance',
    'cancel',
    'cancel',
    'move',
    'move',
    'refund',
    'refundPart',
    'refundPart',
    'payDebt',
  ),
  pick: fc.nat(50),
});
/** What happens at once, round after round. */
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 4, maxLength: 9 });

interface World {
  person: MadePerson;
  sessions: { id: string }[];
}

async function makeWorld(): Promise<World> {
  const policy = await db
    .insertInto('cancellationPolicies')
    .values({ name: 'Late fee', cutOffMinutes: 120, cutOffActions: ['charge_fee'], fee: 150, awardsCredit: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sessions = await Promise.all(
    [1, 26, 27, 28, 29].map((hours, index) =>
      makeSession(db, classes, {
        startsAt: new Date(Date.UTC(2026, 10, 24, 18 + hours)),
        price: 410 + 130 * index,
        ...(index < 2 && { cancellationPolicyId: policy.id }),
      }),
    ),
  );
  return { person: await makeCreditor(shop, { general: opening, membership: opening }), sessions };
}

const getItem = (sessions: World['sessions'], pick: number) => place(sessions[pick % sessions.length] ?? { id: '' });

async function buyByCredit({ person, sessions }: World, pick: number): Promise<unknown> {
  await shop.send(person, getItem(sessions, pick));
  const { totals } = await shop.cart(person);
  const membership = Math.floor((totals.total * (pick % 4)) / 3);
  const seen = await useCredit(shop, person, { membership, general: totals.total - membership });
  return completeBasket(shop, person, seen);
}

/** Sells something to the person at the desk, paid with two tenders, of which the first is a part of the sum. */
async function sell({ person }: World, items: unknown, paidShare: number): Promise<unknown> {
  const selected = { source: 'foh', selected_user_id: person.id };
  const added = await call('/api/checkout/cart/add', { token: clerk.token, body: { items, ...selected } });
  if (added.status !== 200) return added;
  const { data } = added.json as { data: { item_hash: string; totals: { balance: number } } };
  const paid = Math.floor(data.totals.balance * paidShare);
  const payments = [
    { tender_type: 'cash', amount: Math.floor(paid / 2) },
    { tender_type: 'card', amount: paid - Math.floor(paid / 2) },
  ];
  const offer = { payments, terms: true, completed_waivers: [], item_hash: data.item_hash };
  return call('/api/foh/checkout/pay', { token: clerk.token, body: { ...offer, ...selected } });
}

/** A settled booking of the person, if there is one. */
async function findBooking({ person }: World, pick: number): Promise<string | undefined> {
  const bookings = await db
    .selectFrom('bookings')
    .where('userId', '=', person.id)
    .where('status', '=', 'settled')
    .orderBy('id')
    .select('id')
    .execute();
  return bookings[pick % Math.max(1, bookings.length)]?.id;
}

async function cancel(world: World, pick: number): Promise<unknown> {
  const id = await findBooking(world, pick);
  return id === undefined ? null : askToCancel(shop, world.person, [id]);
}

/** To any session, at times the one that it is in, for whatever it costs there. */
async function move(world: World, pick: number): Promise<unknown> {
  const id = await findBooking(world, pick);
  const to = world.sessions[(pick * 3 + 1) % world.sessions.length];
  if (id === undefined || to === undefined) return null;
  return askToMove(shop, world.person, id, to.id, { accept_price: true });
}

async function refund({ person }: World, pick: number, amount?: number): Promise<unknown> {
  const orders = await db.selectFrom('orders').where('userId', '=', person.id).orderBy('id').select('id').execute();
  const chosen = orders[pick % Math.max(1, orders.length)];
  if (chosen === undefined) return null;
  const body = { reason: 'Closed', ...(amount !== undefined && { amount }) };
  return call(`/api/dashboard/orders/${chosen.id}/refunds`, { token: clerk.token, body });
}

async function payDebt(world: World): Promise<unknown> {
  const values = { userId: world.person.id, kind: 'debt', name: 'Locker', amount: 70 } as const;
  const { id } = await db.insertInto('journalTransactions').values(values).returning('id').executeTakeFirstOrThrow();
  return sell(world, { id, type: 'debt' }, 1);
}

function act(world: World, { action, pick }: Step): Promise<unknown> {
  switch (action) {
    case 'buyByCredit':
      return buyByCredit(world, pick);
    case 'buyAtDesk':
      return sell(world, getItem(world.sessions, pick), 1);
    case 'leaveBalance':
      return sell(world, getItem(world.sessions, pick), 0.5);
    case 'cancel':
      return cancel(world, pick);
    case 'move':
      return move(world, pick);
    case 'refund':
      return refund(world, pick);
    case 'refundPart':
      return refund(world, pick, 1 + pick * 7);
    case 'payDebt':
      return payDebt(world);
  }
}

/** Orders that gave more back, as money and as credit, than was paid for them. */
async function readOverpaid(): Promise<unknown[]> {
  const { rows } = await sql`
    select o.id from orders o where
      (select coalesce(sum(amount), 0) from payments where order_id = o.id and (amount > 0 or status <> 'failed'))
      < (select coalesce(sum(amount), 0) from credit_entries where order_id = o.id and reason = 'cancellation')`.execute(
    db,
  );
  return rows;
}

/** Orders whose sums are not those of their lines, and how many of them have less or more to pay than was ordered. */
async function readSums(): Promise<{ wrong: number; adjusted: number }> {
  const { rows } = await sql<{ wrong: number; adjusted: number }>`
    select count(*) filter (where o.total <> l.price or o.tax_total <> l.tax)::int as wrong,
      count(*) filter (where l.adjustments > 0)::int as adjusted
    from orders o cross join lateral (
      select coalesce(sum(price), 0) as price, coalesce(sum(tax), 0) as tax,
        count(*) filter (where purchasable_type = 'adjustment') as adjustments
      from order_lines where order_id = o.id) l`.execute(db);
  return rows[0] ?? { wrong: 0, adjusted: 0 };
}

/** Sessions whose places are not those of their bookings, and moves that lost a place or have two for one. */
async function readMisplaced({ person }: World): Promise<unknown[]> {
  const { rows } = await sql`
    select id::text from occurrences o where o.consumed <> coalesce(
      (select sum(places) from bookings where occurrence_id = o.id and released_at is null), 0)
    union all
    select b.id::text from bookings b where b.user_id = ${person.id} and b.cancel_reason = 'Moved'
      and (select count(*) from bookings n where n.moved_from = b.id and n.places = b.places) <> 1
    union all
    select n.id::text from bookings n join bookings b on b.id = n.moved_from
      where n.user_id = ${person.id} and b.status <> 'cancelled'`.execute(db);
  return rows;
}

it(
  'the books agree whatever is bought, moved, cancelled, refunded and owed, and nothing comes back or is booked twice',
  async () => {
    let [refunds, cancellations, moves] = [0, 0, 0];
    const property = fc.asyncProperty(histories, async (rounds) => {
      const world = await makeWorld();
      await act(world, { action: 'buyByCredit', pick: 2 });
      for (const round of rounds) {
        const answers = await Promise.all(round.map((one) => act(world, one)));
        for (const answer of answers) expect(answer ?? {}).not.toMatchObject({ status: 500 });
        expect(await readLedgerDifferences(db)).toEqual([]);
        expect(await readOverpaid()).toEqual([]);
        expect(await readMisplaced(world)).toEqual([]);
        expect(await readSums()).toMatchObject({ wrong: 0 });
      }
      expect(await readOrderMoneyFaults(db)).toEqual([]);
      const counted = await sql<{ refunds: number; cancellations: number; moves: number }>`select
        (select count(*)::int from payments where amount < 0) as refunds,
        (select count(*)::int from credit_entries where reason = 'cancellation') as cancellations,
        (select count(*)::int from bookings where moved_from is not null) as moves`.execute(db);
      refunds = counted.rows[0]?.refunds ?? 0;
      cancellations = counted.rows[0]?.cancellations ?? 0;
      moves = counted.rows[0]?.moves ?? 0;
    });
    await fc.assert(property, { numRuns: scaledRuns(25), endOnFailure: true });
    // Without any the test would prove nothing.
    expect(refunds).toBeGreaterThanOrEqual(leastCount(11));
    expect(cancellations).toBeGreaterThanOrEqual(leastCount(6));
    expect(moves).toBeGreaterThanOrEqual(leastCount(6));
    expect((await readSums()).adjusted).toBeGreaterThanOrEqual(leastCount(4));
  },
  timeoutMs,
);
