import { sql } from 'kysely';
import { goesOn } from '#backend/workers/repeat-job.ts';
import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makePeople } from '#tests/support/places/session.ts';
import { batchSize, createPurgeOld } from './purge-old.ts';
import type { Retention } from './retentions.ts';

const { db } = await testDatabase();
const clock = testClock();
const now = clock.now();
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
const [userId = 0] = await makePeople(db, 1);

describe('turns', () => {
  const mail = { recipient: 'robin@example.com', subject: 's', html: 'h', text: 't', createdAt: days(-8) };

  /** Tables with rows to purge: so many mails, one reset link and one network; notes whose turn it is. */
  async function makeTables(mails: number) {
    const turns: string[] = [];
    await db
      .insertInto('demoMails')
      .values(Array.from({ length: mails }, () => mail))
      .execute();
    const reset = { userId, createdAt: days(-3), expiresAt: days(-2), tokenHash: `turn ${mails}` };
    await db.insertInto('passwordResets').values(reset).execute();
    await db
      .insertInto('accountNetworks')
      .values({ userId, networkHash: `turn ${mails}`, lastUsedAt: days(-91) })
      .execute();
    const watched = (table: 'demoMails' | 'passwordResets' | 'accountNetworks', column: string): Retention => ({
      table,
      days: 1,
      isOver: (then) => {
        turns.push(table);
        return sql`${sql.ref(column)} <= ${then}`;
      },
    });
    const retentions = [
      watched('demoMails', 'created_at'),
      watched('passwordResets', 'expires_at'),
      watched('accountNetworks', 'last_used_at'),
    ];
    const left = async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
        select 1 from demo_mails union all select 1 from password_resets where expires_at <= ${days(-1)}
        union all select 1 from account_networks where last_used_at <= ${days(-1)}) left_over`.execute(db);
      return rows[0]?.count;
    };
    return { turns, retentions, left };
  }

  beforeEach(async () => {
    for (const table of ['demoMails', 'passwordResets', 'accountNetworks'] as const)
      await db.deleteFrom(table).execute();
  });

  it('are taken by all tables before one that is still full gets another', async () => {
    const { turns, retentions, left } = await makeTables(2 * batchSize + 1);
    await createPurgeOld({ db, clock }, retentions)();
    expect(turns).toEqual(['demoMails', 'passwordResets', 'accountNetworks', 'demoMails', 'demoMails']);
    expect(await left()).toBe(0);
  });

  it('go on at once with the next table when a run ends before all is deleted', async () => {
    const { turns, retentions, left } = await makeTables(batchSize + 1);
    const once = new AbortController();
    const endsInMails = createPurgeOld({ db, clock }, [
      {
        table: 'demoMails',
        days: 1,
        isOver: (then) => {
          once.abort();
          return sql`created_at <= ${then}`;
        },
      },
      ...retentions.slice(1),
    ]);
    expect(await endsInMails(once.signal)).toBe(goesOn);
    expect(await left()).toBe(3);
    expect(await endsInMails()).toBeUndefined();
    expect(turns).toEqual(['passwordResets', 'accountNetworks']);
    expect(await left()).toBe(0);
  });

  it('are not lost by a table that fails', async () => {
    const { retentions, left } = await makeTables(1);
    const broken: Retention = { table: 'outbox', days: 1, isOver: () => sql`1 / (id - id) = 1` };
    await db
      .insertInto('outbox')
      .values({ kind: 'email', payload: '{}', dedupeKey: 'broken', createdAt: now, availableAt: now })
      .execute();
    await expect(createPurgeOld({ db, clock }, [broken, ...retentions])()).rejects.toBeInstanceOf(AggregateError);
    expect(await left()).toBe(0);
  });
});
