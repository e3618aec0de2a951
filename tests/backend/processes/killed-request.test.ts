import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { backendProcesses, type BackendProcess } from '#tests/support/backend-process.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';

const timeoutMs = 120_000;
const { db, url } = await testDatabase();
await makeOperator(db);
const startBackendProcess = backendProcesses();

it(
  'a repetition of a request whose process was killed runs within some seconds',
  async () => {
    const [first, second] = [await startBackendProcess('first', url), await startBackendProcess('second', url)];
    const customer = await makePerson(db);
    const lastUsedAt = new Date();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await db.updateTable('accessTokens').set({ createdAt: lastUsedAt, lastUsedAt, expiresAt }).execute();
    const send = async ({ address }: BackendProcess) => {
      const { status } = await fetch(`${address}/api/v1/users/${customer.id}`, {
        method: 'PATCH',
        headers: {
          authorization: `Bearer ${customer.token}`,
          'content-type': 'application/json',
          'idempotency-key': 'killed',
        },
        body: JSON.stringify({ data: { first_name: 'Ivy' } }),
      });
      return status;
    };
    const isRunning = async () =>
      (await db.selectFrom('idempotencyRequests').where('status', 'is', null).select('key').execute()).length > 0;

    // The request waits for a row that somebody else has locked, and its process ends meanwhile.
    const locker = new pg.Client({ connectionString: url });
    await locker.connect();
    await locker.query('begin');
    await locker.query('select from users where id = $1 for update', [customer.id]);
    const killed = send(first).catch(() => 'no answer');
    while (!(await isRunning())) await pause(20);
    first.signal('SIGKILL');
    expect(await killed).toBe('no answer');
    await locker.query('rollback');
    await locker.end();

    const startedAt = Date.now();
    const statuses = [await send(second)];
    while (statuses.at(-1) === 409 && Date.now() - startedAt < 60_000) {
      await pause(500);
      statuses.push(await send(second));
    }
    expect([statuses[0], statuses.at(-1)]).toEqual([409, 200]);
    expect(Date.now() - startedAt).toBeLessThan(20_000);
    const { firstName } = await db
      .selectFrom('users')
      .select('firstName')
      .where('id', '=', customer.id)
      .executeTakeFirstOrThrow();
    expect(firstName).toBe('Ivy');
  },
  timeoutMs,
);
