import { sql } from 'kysely';
import { barrier } from '#tests/support/barrier.ts';
import { testDatabase } from '#tests/support/database.ts';
import { connect } from './connect.ts';
import { isRetryable } from './error-codes.ts';
import { transact } from './transact.ts';

const { db, url } = await testDatabase();

test('rows come in camelCase with plain values, and the keys of JSON stay as they are', async () => {
  const settings = { api_version: 2, threeDSMode: 'on' };
  const at = new Date('2026-03-29T00:30:00Z');
  const { id: userId } = await db
    .insertInto('users')
    .values({ reference: 'R1', firstName: 'Robin', lastName: 'Reed', dateOfBirth: '1990-02-01', createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('paymentAccounts')
    .values({ kind: 'stripe', mode: 'test', name: 'Main', settings: JSON.stringify(settings) })
    .execute();
  await db.insertInto('outbox').values({ kind: 'email', payload: '{}', createdAt: at, availableAt: at }).execute();

  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  expect(user).toMatchObject({ dateOfBirth: '1990-02-01', createdAt: at, marketingEmail: false, homeVenueId: null });
  expect(await db.selectFrom('paymentAccounts').select('settings').executeTakeFirst()).toEqual({ settings });
  expect(await db.selectFrom('outbox').select('id').executeTakeFirst()).toEqual({ id: 1 });
});

test('lock waits, statements and idle transactions have time limits', async () => {
  const { rows } = await sql`
    select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);
  expect(rows).toEqual([{ lock: '5s', statement: '30s', idle: '10s' }]);
});

test('a lock timeout fails the statement and frees its connection', async () => {
  const connection = connect({ url, max: 1 });
  await db.insertInto('venues').values({ name: 'Locked', slug: 'locked' }).execute();
  const [isLocked, isRefused] = [barrier(2), barrier(2)];
  const rename = (name: string) =>
    connection.updateTable('venues').set({ name }).where('slug', '=', 'locked').execute();
  const holding = transact(db, async (tx) => {
    await tx.updateTable('venues').set({ name: 'Held' }).where('slug', '=', 'locked').execute();
    await isLocked();
    await isRefused();
  });
  await isLocked();
  const failure: unknown = await rename('Wanted').catch((error: unknown) => error);
  expect(isRetryable(failure)).toBe(true);
  await isRefused();
  await holding;
  await rename('Wanted');
  await connection.destroy();
});

test('a connection for administration has no time limits', async () => {
  const patient = connect({ url, max: 1, withoutTimeouts: true });
  const { rows } =
    await sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
      patient,
    );
  expect(rows).toEqual([{ statement: '0', lock: '0' }]);
  await patient.destroy();
});
