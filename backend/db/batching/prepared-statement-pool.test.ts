import { sql } from 'kysely';
import { failureReply } from '#backend/http/output/failure-reply.ts';
import { testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase({ max: 1 });

async function isPrepared(words: string): Promise<boolean> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.some(({ statement }) => statement.includes(words));
}

it('prepares what is asked for again and again', async () => {
  const ask = (id: number) => sql`select first_name from users where id = ${id}`.execute(db);
  await ask(1);
  expect(await isPrepared('select first_name from users')).toBe(false);
  await ask(2);
  await ask(3);
  expect(await isPrepared('select first_name from users')).toBe(true);
});

it('gives up a connection whose statements a newer version has made outdated, and tells the caller to come back', async () => {
  const ask = (id: number) => sql`select * from users where id = ${id}`.execute(db);
  for (const id of [1, 2, 3]) await ask(id);
  await sql`alter table users add column newer text`.execute(db);
  const error: unknown = await ask(4).catch((reason: unknown) => reason);
  expect(failureReply(error, null, testLog().log)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect((await ask(5)).rows).toEqual([]);
});
