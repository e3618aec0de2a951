import fc from 'fast-check';
import { sql } from 'kysely';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import type { Answer } from '#tests/support/backend.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender, type Sale } from '#tests/support/desk/desk.ts';
import { queueBehind } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const desk = openDesk(shop);
const classes = await makeActivity(db, venue);
const price = 900;
const float = 2000;
/** Milliseconds; a busy machine is slow, not wrong. */
const timeoutMs = 400_000;
await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute();

const makeClerk = () => makePerson(db, { permissions: ['sell', 'customers', 'refunds'] });

/** A sale that is ready to be paid. */
async function fillSale(by: MadePerson) {
  const sale: Sale = { by, customer: await makePerson(db) };
  return { sale, cart: await desk.fill(sale, place(await makeSession(db, classes, { price, maximum: 1 }))) };
}

const readOpenTill = async (by: MadePerson): Promise<string | undefined> =>
  (
    await db
      .selectFrom('tills')
      .where('staffUserId', '=', by.id)
      .where('closedAt', 'is', null)
      .select('id')
      .executeTakeFirst()
  )?.id;

/** What each till says was taken, and what the ledger says of its payments, where they differ. */
async function readDifferences(): Promise<unknown[]> {
  const { rows } = await sql`
    with books as (
      select till_id, tender_type, sum(amount)::int as amount from payments
      where till_id is not null and status <> 'failed' group by 1, 2
    ), ledger as (
      select p.till_id, replace(l.account, 'tender:', '') as tender_type, sum(l.amount)::int as amount
      from payments p join ledger_entries e on e.source = 'payment' and e.source_id = p.id
      join ledger_postings l on l.entry_id = e.id and l.account like 'tender:%'
      where p.till_id is not null group by 1, 2
    )
    select till_id, tender_type, b.amount as books, l.amount as ledger
    from books b full join ledger l using (till_id, tender_type) where b.amount is distinct from l.amount
    union all
    select t.id, 'expected', t.expected::int, t.opening_float + coalesce((
      select amount from ledger l where l.till_id = t.id and l.tender_type = 'cash'), 0)
    from tills t where t.closed_at is not null and t.expected <> t.opening_float + coalesce((
      select amount from ledger l where l.till_id = t.id and l.tender_type = 'cash'), 0)
    union all
    select null, 'all of ' || a.name, coalesce((select sum(p.amount)::int from payments p
      where 'tender:' || p.tender_type = a.name and p.status <> 'failed'), 0), coalesce((
      select sum(l.amount)::int from ledger_postings l where l.account = a.name), 0)
    from ledger_accounts a where a.name like 'tender:%' and coalesce((select sum(p.amount) from payments p
      where 'tender:' || p.tender_type = a.name and p.status <> 'failed'), 0) <> coalesce((
      select sum(l.amount) from ledger_postings l where l.account = a.name), 0)`.execute(db);
  return rows;
}

/** Orders whose money taken at once is not all in one till, or outside; what one transaction (`xmin`) wrote is at once. */
async function readTorn(): Promise<unknown[]> {
  const { rows } = await sql`
    select order_id from payments where amount > 0 group by order_id, xmin::text
    having count(distinct coalesce(till_id::text, 'none')) > 1`.execute(db);
  return rows;
}

type Action = 'sell' | 'sellPart' | 'payRest' | 'refund' | 'open' | 'close';
interface Step {
  action: Action;
  /** Chooses among what there is. */
  pick: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  action: fc.constantFrom<Action>('sell', 'sell', 'sellPart', 'payRest', 'refund', 'open', 'close', 'close'),
  pick: fc.nat(60),
});
/** What happens at once, round after round. */
const histories = fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 3, maxLength: 7 });

const tenders = ['cash', 'card', 'voucher', 'gift-card', 'cheque'];

async function sell(by: MadePerson, pick: number, total: number): Promise<Answer> {
  const { sale, cart } = await fillSale(by);
  const first = Math.floor((total * (pick % 4)) / 3);
  const payments = [tender('cash', first), tender(tenders[pick % tenders.length] ?? 'card', total - first)];
  return desk.offerMoney(sale, cart, payments);
}

async function chooseOrder(by: MadePerson, pick: number): Promise<string | undefined> {
  const orders = await db.selectFrom('orders').where('staffUserId', '=', by.id).orderBy('id').select('id').execute();
  return orders[pick % Math.max(1, orders.length)]?.id;
}

async function act(by: MadePerson, { action, pick }: Step): Promise<Answer | null> {
  switch (action) {
    case 'sell':
      return sell(by, pick, price);
    case 'sellPart':
      return sell(by, pick, 10 * pick + 1);
    case 'open':
      return call('/api/foh/tills', { token: by.token, body: { venue: venue.slug, float } });
    case 'close': {
      const till = await readOpenTill(by);
      return till === undefined ? null : desk.closeTill(by, till, pick * 100);
    }
    case 'refund':
    case 'payRest': {
      const orderId = await chooseOrder(by, pick);
      if (orderId === undefined) return null;
      const [path, body] =
        action === 'refund'
          ? [`/api/dashboard/orders/${orderId}/refunds`, { reason: 'Closed', amount: 1 + pick }]
          : [`/api/foh/orders/${orderId}/payments`, { payments: [tender('cash', 1 + pick)] }];
      return call(path, { token: by.token, body });
    }
  }
}

it(
  'tills, payments and ledger agree whatever is sold, given back, opened and closed at once',
  async () => {
    let inTills = 0;
    await fc.assert(
      fc.asyncProperty(histories, async (rounds) => {
        const clerk = await makeClerk();
        await desk.openTill(clerk, float);
        for (const round of rounds) {
          const answers = await Promise.all(round.map((one) => act(clerk, one)));
          expect(answers.filter((answer) => (answer?.status ?? 0) >= 500)).toEqual([]);
          expect(await readDifferences()).toEqual([]);
          expect(await readTorn()).toEqual([]);
        }
        const held = await db.selectFrom('payments').where('tillId', 'is not', null).select('id').execute();
        inTills = held.length;
      }),
      { numRuns: 12 },
    );
    expect(await readLedgerDifferences(db)).toEqual([]);
    expect(inTills).toBeGreaterThan(10);
  },
  timeoutMs,
);

describe('a sale and the closing of its till at once', () => {
  const readExpected = async (id: string) =>
    (await db.selectFrom('tills').where('id', '=', id).select('expected').executeTakeFirstOrThrow()).expected;
  const readSoldInto = async (by: MadePerson) =>
    (await db.selectFrom('payments').where('createdBy', '=', by.id).select('tillId').executeTakeFirstOrThrow()).tillId;

  it('the closing counts a sale that is under way', async () => {
    const clerk = await makeClerk();
    const till = await desk.openTill(clerk, float);
    const { sale, cart } = await fillSale(clerk);
    // The sale has its till, and waits with its order for the row of its customer.
    const answers = await queueBehind(
      db,
      (tx) =>
        tx
          .selectFrom('users')
          .where('id', '=', sale.customer?.id ?? 0)
          .select('id')
          .forUpdate()
          .execute(),
      [() => desk.offerMoney(sale, cart, [tender('cash', price)]), () => desk.closeTill(clerk, till.id, float)],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readSoldInto(clerk)).toBe(till.id);
    expect(await readExpected(till.id)).toBe(float + price);
  });

  it('a sale that comes while the till is being closed goes into no till', async () => {
    const clerk = await makeClerk();
    const till = await desk.openTill(clerk, float);
    const { sale, cart } = await fillSale(clerk);
    const answers = await queueBehind(
      db,
      (tx) => tx.selectFrom('tills').where('id', '=', till.id).select('id').forUpdate().execute(),
      [() => desk.closeTill(clerk, till.id, float), () => desk.offerMoney(sale, cart, [tender('cash', price)])],
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readSoldInto(clerk)).toBeNull();
    expect(await readExpected(till.id)).toBe(float);
  });
});
