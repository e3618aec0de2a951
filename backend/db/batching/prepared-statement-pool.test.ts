import { sql } from 'kysely';
import { failureReply } from '#backend/http/output/failure-reply.ts';
import { testLog } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase({ max: 1 });

async function isPrepared(text: string): Promise<boolean> {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
  return rows.some(({ statement }) => statement.includes(text));
}

it('prepares a statement from its third use on', async () => {
  const read = (id: number) => sql`select first_name from users where id = ${id}`.execute(db);
  await read(1);
  expect(await isPrepared('select first_name from users')).toBe(false);
  await read(2);
  await read(3);
  expect(await isPrepared('select first_name from users')).toBe(true);
});

it('closes a connection whose prepared statements are outdated after a migration, and replies with 503 and Retry-After', async () => {
  const read = (id: number) => sql`select * from users where id = ${id}`.execute(db);
  for (const id of [1, 2, 3]) await read(id);
  await sql`alter table users add column newer text`.execute(db);
  const error: unknown = await read(4).catch((reason: unknown) => reason);
  expect(failureReply(error, null, testLog().log)).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  expect((await read(5)).rows).toEqual([]);
});
