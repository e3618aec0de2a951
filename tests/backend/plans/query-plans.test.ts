import { sql } from 'kysely';
import { remindOfPapers } from '#backend/bookings/reminders/remind-of-papers.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { readLivePlaces } from '#backend/live/places-feed.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { explain, readWhole, recordStatements } from '#bench/plans/explain.ts';
import { makeSales } from '#bench/plans/make-sale.ts';
import { makeTablesSeemGrown } from '#bench/plans/make-tables-seem-grown.ts';
import { publicReads } from '#bench/plans/public-reads.ts';
import { routes } from '#contract/routes.ts';
import { testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeGrownTables } from './grown-tables.ts';

const { db } = await testDatabase();
const config = testConfig({ rateLimits: false });
const clock = testClock();
const { call } = testBackend({ db, config, clock });
const sale = await makeSales(db, config, clock.now());
const slugs = { classes: 'classes', courts: 'courts', tickets: 'swimming' };
const grown = await makeGrownTables(db);
const requests = publicReads({ ...grown, slugs, date: '2026-11-24', sale });
const { orderId, transactionUuid } = sale;
/** Reads of a sale, which find it. */
const ofSale = new RegExp(`${orderId}.*rt=|${transactionUuid}.*(rt|t)=`);

it('has an address for every public read', () => {
  const reads = Object.entries(routes).filter(([, { who, method }]) => who === 'anyone' && method === 'GET');
  expect(reads.map(([id]) => id).filter((id) => !(id in requests))).toEqual([]);
});

it.each(Object.entries(requests).flatMap(([id, paths = []]) => paths.map((path) => [id, path] as const)))(
  '%s reads no growing table from beginning to end: %s',
  async (_, path) => {
    const texts = await recordStatements(db, async () => {
      const { status } = await call(path);
      expect(ofSale.test(path) ? [200] : [200, 401, 404]).toContain(status);
    });
    const plans = await Promise.all(texts.map(async (text) => ({ text, whole: readWhole(await explain(db, text)) })));
    expect(plans.filter(({ whole }) => whole.length > 0)).toEqual([]);
  },
);

/** What runs without a call, and reads sessions to come. */
const others: [string, () => Promise<unknown>][] = [
  ['the live places of a session', () => readLivePlaces(db, clock.now(), [grown.session.id])],
  ['the job of the waitlists', () => runWaitlists({ db, clock, config, log: createLog('silent') })],
  ['the job that reminds of papers', () => remindOfPapers({ db, clock, config })],
];

it.each(others)('%s reads no growing table from beginning to end', async (_, run) => {
  const texts = await recordStatements(db, run);
  expect(texts).not.toEqual([]);
  const plans = await Promise.all(texts.map(async (text) => ({ text, whole: readWhole(await explain(db, text)) })));
  expect(plans.filter(({ whole }) => whole.length > 0)).toEqual([]);
});

it('judges a table that is new, with rows or without', async () => {
  await sql`create table novelties (id int primary key, name text not null)`.execute(db);
  const plan = async () => readWhole(await explain(db, 'select * from novelties where name = $1'));
  const byId = async () => readWhole(await explain(db, 'select * from novelties where id = $1'));
  await makeTablesSeemGrown(db);
  expect([await plan(), await byId()]).toEqual([['novelties'], []]);
  await sql`insert into novelties values (1, 'one'), (2, 'two')`.execute(db);
  await sql`vacuum (analyze) novelties`.execute(db);
  expect(await byId()).toEqual(['novelties']);
  await makeTablesSeemGrown(db);
  expect([await plan(), await byId()]).toEqual([['novelties'], []]);
});
