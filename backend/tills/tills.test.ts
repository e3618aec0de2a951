import { sql } from 'kysely';
import { closeTillEndpoint, getTillEndpoint, listTillsEndpoint, type Till } from '#contract/desk/tills.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makePerson, type MadePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { getData, getFailure } from '#tests/support/replies.ts';

const shop = await openShop();
const { db, call, venue } = shop;
const desk = openDesk(shop);
const price = 620;
const classes = await makeActivity(db, venue);

const makeClerk = () => makePerson(db, { permissions: ['sell', 'customers', 'refunds'] });
const makeSeller = () => makePerson(db, { permissions: ['sell', 'customers'] });

async function sell(by: MadePerson, payments: unknown[]): Promise<string> {
  const sale = { by, customer: await makePerson(db) };
  const session = await makeSession(db, classes, { price });
  return desk.pay(sale, await desk.fill(sale, place(session)), payments);
}

const readTill = async (by: MadePerson, id: string): Promise<Till> =>
  getData(getTillEndpoint, await call(`/api/foh/tills/${id}`, { token: by.token }));

const closed = async (by: MadePerson, id: string, counted: number): Promise<Till> =>
  getData(closeTillEndpoint, await desk.closeTill(by, id, counted));

const amounts = ({ takings }: Till) =>
  takings.map(({ tenderType, count, taken, refunded, net }) => [
    tenderType,
    count,
    taken.value,
    refunded.value,
    net.value,
  ]);

const refund = (by: MadePerson, orderId: string, amount: number) =>
  call(`/api/dashboard/orders/${orderId}/refunds`, { token: by.token, body: { reason: 'Closed', amount } });

it('counts what is taken and given back by tender, and expects the cash of it', async () => {
  const clerk = await makeClerk();
  const till = await desk.openTill(clerk, 5000, { desk: 'Reception 1' });
  expect(till).toMatchObject({
    venue: { id: venue.id },
    desk: 'Reception 1',
    staff: { id: clerk.id },
    float: { value: 5000 },
    takings: [],
    sales: 0,
    expected: { value: 5000 },
    counted: null,
    difference: null,
    closedAt: null,
  });
  const first = await sell(clerk, [tender('cash', price, 1000)]);
  await sell(clerk, [tender('card', 400), tender('cash', 220)]);
  expect((await refund(clerk, first, 120)).status).toBe(200);
  const open = await readTill(clerk, till.id);
  expect(amounts(open)).toEqual([
    ['card', 1, 400, 0, 400],
    ['cash', 2, 840, 120, 720],
  ]);
  expect(open).toMatchObject({ sales: 2, expected: { value: 5720 } });
  expect(await closed(clerk, till.id, 5700)).toMatchObject({
    expected: { value: 5720 },
    counted: { value: 5700 },
    difference: { value: -20 },
    closedAt: '2026-11-24T18:00:00Z',
  });
});

it('holds what was paid for a balance, and not what was taken before it was opened or after it was closed', async () => {
  await db.updateTable('operators').set({ fohMayLeaveBalance: true }).execute();
  const clerk = await makeClerk();
  const orderId = await sell(clerk, [tender('cash', 100)]);
  const till = await desk.openTill(clerk, 0);
  const body = { payments: [tender('cash', 500, 2000)] };
  const paid = await call(`/api/foh/orders/${orderId}/payments`, { token: clerk.token, body });
  expect(paid.json).toMatchObject({
    data: { status: 'awaiting_payment', balance: { value: 20 }, change: { value: 1500 } },
  });
  expect(await closed(clerk, till.id, 500)).toMatchObject({ expected: { value: 500 }, difference: { value: 0 } });
  await sell(clerk, [tender('cash', price)]);
  expect(amounts(await readTill(clerk, till.id))).toEqual([['cash', 1, 500, 0, 500]]);
  await db.updateTable('operators').set({ fohMayLeaveBalance: false }).execute();
});

it('is one for each person, and one for each desk of a venue', async () => {
  const [clerk, seller] = [await makeClerk(), await makeSeller()];
  const till = await desk.openTill(clerk, 0, { desk: 'Pool' });
  const open = (by: MadePerson, body: object) =>
    call('/api/foh/tills', { token: by.token, body: { float: 0, ...body } });
  expect(getFailure(await open(clerk, { venue: venue.slug }))).toMatchObject({
    code: 'till_open',
    message: 'A till is open already, please close it first',
  });
  expect(getFailure(await open(seller, { venue: venue.slug, desk: 'pool' }))).toMatchObject({
    code: 'till_open',
    message: 'The till of this desk is open already',
  });
  const other = await makeVenue(db);
  expect((await open(seller, { venue: other.id, desk: 'Pool' })).status).toBe(200);
  await closed(clerk, till.id, 0);
  expect((await open(clerk, { venue: venue.slug, desk: 'Pool' })).status).toBe(200);
});

it('is opened at the home venue of its person where no other is named', async () => {
  const at = await makePerson(db, { permissions: ['sell'], homeVenueId: venue.id });
  const till = await call('/api/foh/tills', { token: at.token, body: { float: 100 } });
  expect(till.json).toMatchObject({ data: { venue: { slug: venue.slug } } });
});

it('is seen and closed by its person; seen by those who may refund', async () => {
  const [clerk, seller, another] = [await makeClerk(), await makeSeller(), await makeSeller()];
  const till = await desk.openTill(seller);
  expect((await call(`/api/foh/tills/${till.id}`, { token: another.token })).status).toBe(404);
  expect((await desk.closeTill(another, till.id, 0)).status).toBe(404);
  expect((await readTill(clerk, till.id)).id).toBe(till.id);
  expect((await desk.closeTill(clerk, till.id, 0)).status).toBe(404);
  const list = async (by: MadePerson, query = '') =>
    getData(listTillsEndpoint, await call(`/api/foh/tills${query}`, { token: by.token })).map(({ id }) => id);
  expect(await list(seller)).toEqual([till.id]);
  expect(await list(another)).toEqual([]);
  expect((await call(`/api/foh/tills?venue=${venue.slug}`, { token: seller.token })).status).toBe(403);
  expect(await list(clerk, `?venue=${venue.slug}&per_page=100`)).toContain(till.id);
});

it('is closed once, however often that is asked for at once', async () => {
  const clerk = await makeClerk();
  const till = await desk.openTill(clerk);
  const answers = await Promise.all([0, 1, 2, 3].map((more) => desk.closeTill(clerk, till.id, 5000 + more)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  const events = await db
    .selectFrom('auditEvents')
    .where('subjectId', '=', till.id)
    .orderBy('createdAt')
    .select(['action', 'actorUserId'])
    .execute();
  expect(events).toEqual([
    { action: 'till_opened', actorUserId: clerk.id },
    { action: 'till_closed', actorUserId: clerk.id },
  ]);
});

describe('the database', () => {
  it('changes nothing of a closed till and of what it holds', async () => {
    const clerk = await makeClerk();
    const till = await desk.openTill(clerk);
    const orderId = await sell(clerk, [tender('cash', price)]);
    await closed(clerk, till.id, 5000);
    const refused = async (statement: Promise<unknown>, constraint: string) =>
      expect(await statement.catch((error: unknown) => error)).toMatchObject({ constraint });
    await refused(sql`update tills set counted = 1 where id = ${till.id}`.execute(db), 'tills_close_once');
    await refused(
      sql`update tills set closed_at = null, counted = null, expected = null where id = ${till.id}`.execute(db),
      'tills_close_once',
    );
    await refused(sql`delete from tills where id = ${till.id}`.execute(db), 'tills_close_once');
    const payment = sql`where order_id = ${orderId}`;
    await refused(sql`update payments set till_id = null ${payment}`.execute(db), 'payments_in_open_till');
    await refused(sql`update payments set amount = 1 ${payment}`.execute(db), 'payments_in_open_till');
    await refused(sql`delete from payments ${payment}`.execute(db), 'payments_in_open_till');
    const late = {
      orderId,
      tenderType: 'cash' as const,
      heldBy: 'desk' as const,
      amount: 1,
      status: 'done' as const,
      tillId: till.id,
    };
    await refused(db.insertInto('payments').values(late).execute(), 'payments_in_open_till');
  });

  it('lets no credit and no card payment of a provider into a till', async () => {
    const clerk = await makeClerk();
    const till = await desk.openTill(clerk);
    const orderId = await sell(clerk, [tender('cash', price)]);
    const held = { tenderType: 'online', heldBy: 'card_provider' } as const;
    const online = { ...held, orderId, amount: 1, status: 'done' as const, tillId: till.id };
    await expect(db.insertInto('payments').values(online).execute()).rejects.toMatchObject({
      constraint: 'payments_of_desk_in_till',
    });
  });
});
