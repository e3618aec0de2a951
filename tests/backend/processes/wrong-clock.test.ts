import { globSync } from 'node:fs';
import { backendProcesses } from '#tests/support/backend-process.ts';
import { testDatabase } from '#tests/support/database.ts';
import { itWith } from '#tests/support/db/it-with.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePeople, makeSession, minutesAfter } from '#tests/support/places/session.ts';

const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1');
const missing = library === undefined ? 'libfaketime is not installed' : null;
const { db, url } = await testDatabase();
const startBackendProcess = backendProcesses();

async function readHealth(address: string): Promise<unknown> {
  return (await fetch(`${address}/api/health`)).json();
}

async function hold(session: string, userId: number, minutes: number): Promise<string> {
  const now = new Date();
  const { id } = await db
    .insertInto('bookings')
    .values({
      occurrenceId: session,
      userId,
      bookedByUserId: userId,
      channel: 'online',
      status: 'reserved',
      places: 1,
      during: `[${minutesAfter(now, 60).toISOString()},${minutesAfter(now, 120).toISOString()})`,
      expiresAt: minutesAfter(now, minutes),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const isReleased = async (id: string) =>
  (await db.selectFrom('bookings').where('id', '=', id).select('releasedAt').executeTakeFirstOrThrow()).releasedAt !==
  null;

itWith(missing, 'releases no hold before its time by the database, and says that its clock is wrong', async () => {
  await makeOperator(db);
  const [one = 0, other = 0] = await makePeople(db, 2);
  const session = await makeSession(db, { startsAt: minutesAfter(new Date(), 60), maximum: 2, consumedOnline: 2 });
  const [held, over] = [await hold(session, one, 10), await hold(session, other, -1)];
  const ahead = await startBackendProcess('ahead', url, { LD_PRELOAD: library ?? '', FAKETIME: '+20m' });
  while (!(await isReleased(over))) await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await isReleased(held)).toBe(false);
  expect(await readHealth(ahead.address)).toMatchObject({
    status: 'degraded',
    reasons: [expect.stringMatching(/^the clock of this machine is (1199|1200|1201) seconds ahead of the database's/)],
  });
  const behind = await startBackendProcess('behind', url, { LD_PRELOAD: library ?? '', FAKETIME: '-20m' });
  expect(await readHealth(behind.address)).toMatchObject({
    reasons: [expect.stringMatching(/^the clock of this machine is (1199|1200|1201) seconds behind the database's/)],
  });
});
