import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import pg from 'pg';
import { secretCipher } from '#backend/customers/sign-in/second-factor/consume-code.ts';
import { migrate, migrationNames, ourFolder } from '#backend/db/migrate.ts';
import type { Db } from '#backend/db/schema.ts';
import { readLedgerDifferences } from '#backend/money/ledger-differences.ts';
import { testConfig } from '#tests/support/backend.ts';
import { openShop, place } from '#tests/support/cart/shop.ts';
import { testDatabase } from '#tests/support/database.ts';
import { openDesk, tender } from '#tests/support/desk/desk.ts';
import { untilWaiting } from '#tests/support/lock-queue.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { drill } from './drill.ts';
import { listBackups, removeOlder } from './kept-backups.ts';
import { makeBackup } from './make-backup.ts';
import { getFilePath, getTablePath, readManifest, sha256, writeManifest, type Manifest } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';

const config = testConfig();
const into = await mkdtemp(join(tmpdir(), 'touchline-backups-'));
afterAll(() => rm(into, { recursive: true, force: true }));

const shop = await openShop();
const { db, venue } = shop;
const during = await testDatabase();
const used = await testDatabase();

/** New databases, each for one test: who has looked into one is connected to it. */
const places: Awaited<ReturnType<typeof testDatabase>>[] = [];
for (let count = 0; count < 15; count += 1) places.push(await testDatabase({ isBare: true, max: 1 }));
function nextPlace() {
  const next = places.pop();
  if (next === undefined) throw new Error('There are fewer places than tests.');
  return next;
}

const { rows: urls } = await sql<{ name: string }>`select current_database() as name`.execute(db);
const url = new URL(process.env.TEST_DATABASE_URL ?? '');
url.pathname = `/${urls[0]?.name}`;
const files = memoryStorage();
const picture = 'a'.repeat(43);

/** A world with a sale, something encrypted, a picture, and a session that can be sold tomorrow. */
async function makeWorld(): Promise<void> {
  const classes = await makeActivity(db, venue);
  const session = await makeSession(db, classes);
  await makeSession(db, classes, { startsAt: new Date(Date.now() + 24 * 3600 * 1000) });
  const by = await makePerson(db, { permissions: ['sell', 'customers'] });
  const sale = { by, customer: await makePerson(db, { profilePictureUrl: `/api/pictures/${picture}` }) };
  const desk = openDesk(shop);
  const cart = await desk.fill(sale, place(session));
  await desk.pay(sale, cart, [tender('cash', cart.totals.total)]);
  const sealedSecret = secretCipher(config).encrypt('A SEED');
  await db.insertInto('secondFactors').values({ userId: by.id, sealedSecret, createdAt: new Date() }).execute();
  await files.put(`pictures/${picture}`, Buffer.from('a picture'), 'image/webp');
}
await makeWorld();

const back = () => makeBackup({ url: url.href, files, into });
const made = await back();

/** A copy of the backup that a test may damage. */
async function copied(change?: (content: Manifest, folder: string) => Promise<Manifest> | Manifest): Promise<string> {
  const folder = await mkdtemp(join(into, 'copy-'));
  await cp(made.folder, folder, { recursive: true });
  if (change === undefined) return folder;
  const content = await change(await readManifest(folder), folder);
  await rm(join(folder, 'manifest.json'));
  await writeManifest(folder, content);
  return folder;
}

const change = async (path: string, by: (bytes: Buffer<ArrayBuffer>) => Uint8Array) =>
  writeFile(path, by(Buffer.from(await readFile(path))));

/** Constraints, triggers and generated columns with their state, as they are in a database. */
async function readStructure(of: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as what from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select tgrelid::regclass::text, tgname, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger
      where not tgisinternal
    union all select attrelid::regclass::text, attname, attgenerated::text || attidentity::text from pg_attribute a
      join pg_class c on c.oid = attrelid where c.relnamespace = 'public'::regnamespace and attnum > 0
    order by 1, 2, 3`.execute(of);
  return rows;
}

async function countRows(of: Db): Promise<{ users: number; ledger: number }> {
  const { rows } = await sql<{ users: number; ledger: number }>`
    select (select count(*)::int from users) as users, (select count(*)::int from ledger_postings) as ledger`.execute(
    of,
  );
  return rows[0] ?? { users: 0, ledger: 0 };
}

const readTables = async (of: Db) => (await of.introspection.getTables()).map(({ name }) => name);

describe('a backup', () => {
  it('is the whole database in a new place: rows, numbers that come next, keys, triggers and files', async () => {
    const target = nextPlace();
    const storage = memoryStorage();
    await restoreBackup(made.folder, { ownerUrl: target.url, appUrl: target.url, files: storage });
    expect(await countRows(target.db)).toEqual(await countRows(db));
    expect((await countRows(target.db)).ledger).toBeGreaterThan(0);
    expect(await readStructure(target.db)).toEqual(await readStructure(db));
    expect(await readLedgerDifferences(target.db)).toEqual([]);
    expect(storage.files).toEqual(files.files);
    const { id: last } = await db.selectFrom('users').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect((await makePerson(target.db)).id).toBe(last + 1);
  });

  it('is of one moment: what is committed while it is made is in it as a whole or not at all', async () => {
    const folder = await during.db.transaction().execute(async (tx) => {
      await sql`lock table users in access exclusive mode`.execute(tx);
      const running = makeBackup({ url: during.url, files, into });
      await untilWaiting(during.db, 1);
      // The table of operators is written by now, that of venues is not.
      await makeOperator(tx);
      await makeVenue(tx);
      return { running };
    });
    const { content } = await folder.running;
    const rows = (name: string) => content.tables.find((table) => table.name === name)?.rows;
    expect([rows('operators'), rows('venues')]).toEqual([0, 0]);
  });

  it('of an earlier release gets the tables of this one', async () => {
    const names = await migrationNames();
    const old = nextPlace();
    await migrate(old.url, ourFolder, new Set(names.slice(0, -1)));
    await makePerson(old.db);
    const { folder, content } = await makeBackup({ url: old.url, files, into });
    expect(content.migrations).toEqual(names.slice(0, -1));
    const target = nextPlace();
    await restoreBackup(folder, { ownerUrl: target.url, appUrl: target.url, files });
    expect(await readStructure(target.db)).toEqual(await readStructure(db));
    expect((await countRows(target.db)).users).toBe(1);
  });

  it('says which files were gone', async () => {
    const { content } = await makeBackup({ url: url.href, files: memoryStorage(), into });
    expect(content.files).toEqual([{ name: `pictures/${picture}`, sha256: null }]);
  });

  it('is removed when it is older than the days it is kept', async () => {
    const before = await listBackups(into);
    const takenAt = new Date(made.content.takenAt);
    expect(before.map(({ folder }) => folder)).toContain(made.folder);
    expect(await removeOlder(into, 1, new Date(takenAt.getTime() + 86_400_000))).toBe(0);
    expect(await listBackups(into)).toHaveLength(before.length);
  });
});

describe('nothing is loaded', () => {
  const users = (folder: string) => getTablePath(folder, 'users');

  it.each<[string, RegExp, () => Promise<string>]>([
    [
      'from a damaged file',
      /damaged: users is not what was written/,
      async () => {
        const folder = await copied();
        await change(users(folder), (bytes) => bytes.fill(bytes.readUInt8(40) ^ 1, 40, 41));
        return folder;
      },
    ],
    [
      'from one that was cut off',
      /damaged: users is/,
      async () => {
        const folder = await copied();
        await change(users(folder), (bytes) => bytes.subarray(0, -9));
        return folder;
      },
    ],
    [
      'with a changed row',
      /damaged: users is/,
      async () => {
        const folder = await copied();
        await change(users(folder), (bytes) => gzipSync(gunzipSync(bytes).toString().replace('Robin', 'Rubin')));
        return folder;
      },
    ],
    [
      'without a table',
      /damaged: users is/,
      async () => {
        const folder = await copied();
        await rm(users(folder));
        return folder;
      },
    ],
    [
      'with another picture',
      /damaged: pictures\/a+ is/,
      async () => {
        const folder = await copied();
        await writeFile(getFilePath(folder, `pictures/${picture}`), 'another');
        return folder;
      },
    ],
    [
      'with a changed list',
      /manifest\.json is not what was written/,
      async () => {
        const folder = await copied();
        await change(join(folder, 'manifest.json'), (bytes) =>
          Buffer.from(bytes.toString().replace('"last": "', '"last": "1')),
        );
        return folder;
      },
    ],
    ['where there is no backup', /There is no backup in .*: it has no manifest/, () => mkdtemp(join(into, 'nothing-'))],
    [
      'of a release that this one does not know',
      /does not have its migration 9999_later\.sql/,
      () => copied((content) => ({ ...content, migrations: [...content.migrations, '9999_later.sql'] })),
    ],
  ])('%s', async (_, says, damage) => {
    const target = nextPlace();
    const storage = memoryStorage();
    const restoring = restoreBackup(await damage(), { ownerUrl: target.url, appUrl: target.url, files: storage });
    await expect(restoring).rejects.toThrow(says);
    expect(await readTables(target.db)).toEqual([]);
    expect(storage.files.size).toBe(0);
  });

  it.each<[string, RegExp, (content: Manifest) => Manifest]>([
    [
      'when a sequence is missing',
      /users_id_seq differs/,
      (content) => ({ ...content, sequences: content.sequences.filter(({ name }) => name !== 'users_id_seq') }),
    ],
    [
      'when a table has a column more',
      /users differs/,
      (content) => ({
        ...content,
        tables: content.tables.map((table) =>
          table.name === 'users' ? { ...table, columns: [...table.columns, 'shoe_size'] } : table,
        ),
      }),
    ],
    [
      'when a row is missing',
      /The rows of users are not what the backup holds/,
      (content) => ({
        ...content,
        tables: content.tables.map((table) => (table.name === 'users' ? { ...table, rows: table.rows + 1 } : table)),
      }),
    ],
  ])('%s', async (_, says, without) => {
    const target = nextPlace();
    const folder = await copied(without);
    await expect(
      restoreBackup(folder, { ownerUrl: target.url, appUrl: target.url, files: memoryStorage() }),
    ).rejects.toThrow(says);
    expect(await countRows(target.db)).toEqual({ users: 0, ledger: 0 });
    expect(await readStructure(target.db)).toEqual(await readStructure(db));
  });

  it('into a database that has tables', async () => {
    await expect(restoreBackup(made.folder, { ownerUrl: used.url, appUrl: used.url, files })).rejects.toThrow(
      /has \d+ tables: a backup is restored only into one that is new and empty/,
    );
  });

  it('into a database that somebody uses', async () => {
    const target = nextPlace();
    const other = new pg.Client({ connectionString: target.url });
    await other.connect();
    await expect(restoreBackup(made.folder, { ownerUrl: target.url, appUrl: target.url, files })).rejects.toThrow(
      'in use by 1 other connections',
    );
    expect(await readTables(target.db)).toEqual([]);
    await other.end();
  });
});

describe('a drill', () => {
  it('restores, opens what is encrypted, and sells one place with a ledger that agrees', async () => {
    const drilled = await drill(made.folder, config);
    expect(drilled).toMatchObject({ differences: [0, 0], unreadable: 0, content: made.content });
    expect(drilled.orderId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('says what would be lost without the secret that encrypted it', async () => {
    const other = testConfig({ appSecret: sha256('another secret') });
    expect((await drill(made.folder, other)).unreadable).toBe(1);
  });

  it('fails where the backup does', async () => {
    const folder = await copied();
    await rm(getTablePath(folder, 'users'));
    await expect(drill(folder, config)).rejects.toThrow('damaged: users');
  });
});
