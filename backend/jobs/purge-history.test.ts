import fc from 'fast-check';
import { sql } from 'kysely';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { agree, authorise, cards, complete } from '#tests/support/checkout/pay.ts';
import { addPlace, ask, customerWithBasket, openShop, type Customer } from '#tests/support/checkout/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { leastCount, scaledRuns } from '#tests/support/histories/scaled-runs.ts';
import { createPurgeOld } from './purge-old.ts';
import { releaseExpiredHolds } from './start-jobs.ts';

const { db } = await testDatabase();
const shop = await openShop(db);
const { clock, dependencies } = shop;
const purge = createPurgeOld(dependencies);
const timeoutMs = 300_000;
const daySeconds = 86_400;

type Fate = 'leave' | 'reserveCredit' | 'pay' | 'payAndCancel' | 'decline' | 'comeBack' | 'wait';
interface Step {
  fate: Fate;
  pick: number;
  /** Days until the next step. */
  days: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  fate: fc.constantFrom<Fate>(
    'leave',
    'leave',
    'reserveCredit',
    'pay',
    'payAndCancel',
    'decline',
    'comeBack',
    'comeBack',
    'wait',
  ),
  pick: fc.nat(20),
  days: fc.constantFrom(0, 0, 1, 29, 31, 89, 91, 400, 800),
});
const histories = fc.array(step, { minLength: 5, maxLength: 12 });

/** Rows that no purge may touch: what says of money, what was booked, and what somebody has in the basket. */
function selectKept() {
  const live = sql`(b.settled_at is not null or b.order_id is not null or b.pinned_by is not null
    or b.released_at is null and b.expires_at > ${clock.now()})`;
  const all = (table: string) => sql`select ${table}::text as of, to_jsonb(t) as row from ${sql.table(table)} t`;
  const parts = [
    ...['orders', 'order_lines', 'payments', 'payment_transactions', 'ledger_entries', 'ledger_postings'].map(all),
    ...['credit_accounts', 'credit_entries'].map(all),
    sql`select 'booking', to_jsonb(b) from bookings b where ${live}`,
    sql`select 'line', to_jsonb(i) from cart_items i join bookings b on b.id = i.booking_id where ${live}`,
    sql`select 'basket', to_jsonb(c) from carts c where exists (select from orders o where o.cart_id = c.id)
      or exists (select from payment_transactions p where p.cart_id = c.id)
      or exists (select from cart_items i join bookings b on b.id = i.booking_id where i.cart_id = c.id and ${live})`,
    sql`select 'session', to_jsonb(s) from occurrences s
      where exists (select from bookings b where b.occurrence_id = s.id and ${live})`,
    sql`select 'step', to_jsonb(s) from payment_transitions s join payment_transactions p on p.id = s.transaction_id
      where p.captured_amount > 0 or p.order_id is not null`,
    sql`select 'waiting', to_jsonb(w) from waitlist_entries w where w.status in ('waiting', 'offered')`,
  ];
  return sql`select * from (${sql.join(parts, sql` union all `)}) kept (what, row)`;
}

/** Those rows before the purge, in the database, as they are thousands after some histories. */
async function noteKept(): Promise<void> {
  await sql`drop table if exists kept_before`.execute(db);
  await sql`create table kept_before as ${selectKept()}`.execute(db);
}

/** Those rows that have changed, gone or come since. */
async function readChanged() {
  const { rows } = await sql`with kept_after as materialized (${selectKept()})
    (select 'before' as of, * from (table kept_before except all table kept_after) gone)
    union all (select 'after', * from (table kept_after except all table kept_before) come)`.execute(db);
  return rows;
}

/** A session and its place begin in two days. */
async function bringToday({ occurrenceId }: Pick<Customer, 'occurrenceId'>): Promise<void> {
  const startsAt = new Date(clock.now().getTime() + 2 * daySeconds * 1_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const times = { startsAt, endsAt, originalStartsAt: startsAt, originalEndsAt: endsAt };
  await db.updateTable('occurrences').set(times).where('id', '=', occurrenceId).execute();
}

async function pay(customer: Customer, card: string): Promise<void> {
  const prepared = await agree(shop, customer);
  await authorise(shop, customer, prepared, card);
  if (card === cards.approved) await complete(shop, customer, prepared.transaction_uuid);
}

const seen = new Map<string, number>();
const count = (what: string, by = 1) => seen.set(what, (seen.get(what) ?? 0) + by);

async function take({ fate, pick }: Step, left: Customer[]): Promise<void> {
  const former = left[pick % Math.max(1, left.length)];
  if (fate === 'comeBack' && former !== undefined) {
    const open = await db
      .selectFrom('carts')
      .where('id', '=', former.cartId)
      .where('status', '=', 'open')
      .select('id')
      .executeTakeFirst();
    if (open === undefined) return;
    await bringToday(await addPlace(shop, former));
    count('came back');
    return;
  }
  const customer = await customerWithBasket(shop);
  await db.updateTable('carts').set({ createdAt: clock.now() }).where('id', '=', customer.cartId).execute();
  await db.updateTable('cartItems').set({ createdAt: clock.now() }).where('cartId', '=', customer.cartId).execute();
  await bringToday(customer);
  if (fate === 'leave' || fate === 'comeBack') left.push(customer);
  if (fate === 'reserveCredit') {
    await db.insertInto('creditAccounts').values({ userId: customer.userId, type: 'general', balance: 500 }).execute();
    const body = { credits_to_reserve: [{ amount: 100, type: 'general' }], cart_source: 'activity-booking' };
    await ask(shop, customer, '/api/credits/apply', { body });
  }
  if (fate === 'pay' || fate === 'payAndCancel') await pay(customer, cards.approved);
  if (fate === 'payAndCancel') {
    const path = `/api/activities/bookings/${customer.bookingId}?source=my-account`;
    await ask(shop, customer, path, { method: 'DELETE' });
  }
  if (fate === 'decline') await pay(customer, cards.declined);
  if (fate === 'wait') {
    await db.updateTable('occurrences').set({ waitlistMaximum: 9 }).where('id', '=', customer.occurrenceId).execute();
    const isOver = pick % 2 === 0;
    const ended = isOver && { status: 'left' as const, endedAt: clock.now() };
    const entry = { occurrenceId: customer.occurrenceId, userId: customer.userId };
    await db
      .insertInto('waitlistEntries')
      .values({ ...entry, ...ended })
      .execute();
  }
}

/** Lets days pass; what runs out is released within the first hour, as by the jobs. */
async function letPass(days: number): Promise<void> {
  if (days > 0) {
    clock.advance(3_600);
    await releaseExpiredHolds(dependencies);
    await reconcilePayments(dependencies);
    clock.advance(days * daySeconds - 3_600);
  }
  await noteKept();
  await purge();
  expect(await readChanged()).toEqual([]);
}

const countHolds = () =>
  sql<{ holds: number; baskets: number; entries: number }>`select
    (select count(*)::int from bookings where settled_at is null) as holds,
    (select count(*)::int from carts where status = 'open'
      and not exists (select from payment_transactions p where p.cart_id = carts.id)) as baskets,
    (select count(*)::int from waitlist_entries where ended_at is not null) as entries`.execute(db);

it(
  'never touches money, a booking or a basket in use, and leaves nothing behind of what came to nothing',
  async () => {
    await fc.assert(
      fc.asyncProperty(histories, async (steps) => {
        const left: Customer[] = [];
        for (const one of steps) {
          await take(one, left);
          count(one.fate);
          await letPass(one.days);
        }
        count('held', (await countHolds()).rows[0]?.holds ?? 0);
        await letPass(900);
        expect((await countHolds()).rows).toMatchObject([{ baskets: 0, entries: 0 }]);
        const { rows } = await sql<{ unpaid: number }>`select count(*)::int as unpaid from bookings b
          where b.settled_at is null and not exists (
            select from cart_items i join payment_transactions p on p.cart_id = i.cart_id where i.booking_id = b.id)
          and not exists (select from waitlist_entries w where w.booking_id = b.id)`.execute(db);
        expect(rows).toEqual([{ unpaid: 0 }]);
      }),
      { numRuns: scaledRuns(12) },
    );
    for (const what of ['came back', 'pay', 'payAndCancel', 'decline', 'wait', 'held'])
      expect(seen.get(what) ?? 0).toBeGreaterThanOrEqual(leastCount(1));
  },
  timeoutMs,
);
