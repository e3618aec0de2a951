import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';
import { testDatabase } from '#tests/support/database.ts';
import { imageFolder } from '#tests/support/image-folder.ts';
import { makeActivity } from '#tests/support/make/make-activity.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makePerson } from '#tests/support/make/make-person.ts';
import { makeSession } from '#tests/support/make/make-session.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

const { db, url } = await testDatabase();
const bare = await testDatabase({ isBare: true });
const empty = await testDatabase({ isBare: true });
const folder = imageFolder('backend');
const files = mkdtempSync(join(tmpdir(), 'touchline-volume-'));
const backups = join(files, 'backups');
afterAll(() => rmSync(files, { recursive: true }));
await makeOperator(db);
await makePerson(db, { email: 'robin@example.com' });
const classes = await makeActivity(db, await makeVenue(db));
await makeSession(db, classes, { startsAt: new Date(Date.now() + 24 * 3600 * 1000) });

const environment: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_ENV: 'production',
  APP_SECRET: 'a secret of tests, 32 characters or more',
  BACKUP_DIR: backups,
  DATABASE_URL: url,
  FILES_DIR: files,
  LOG_LEVEL: 'fatal',
  SMTP_URL: 'smtp://127.0.0.1:1',
};

/** Runs a command in the folder of the image, with the settings of its container. */
function run(command: string[], overrides: Record<string, string> = {}) {
  const [program = '', ...args] = command;
  const env = { ...environment, ...overrides };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: folder, env, encoding: 'utf8', timeout: 60_000 });
  return { status, output: `${stdout}${stderr}` };
}
const npm = (...args: string[]) => ['npm', 'run', '--silent', ...args];

const venues = join(files, 'venues.csv');
writeFileSync(
  venues,
  'site_id,name,address,town,postcode,latitude,longitude,facilities\n1,Brighouse Pool,Mill Road,Brighouse,HD6 1AA,53.7,-1.78,\n',
);

it.each<[string[], RegExp, number]>([
  [npm('migrate'), /^Nothing to migrate\.\n$/, 0],
  [npm('account', '--', 'sign-out', 'robin@example.com'), /^1 sign-ins ended\.\n$/, 0],
  [npm('account', '--', 'disable', 'robin@example.com'), /disabled and signed out everywhere/, 0],
  [npm('money', '--', '--all'), /^Differences: 0\n$/, 0],
  [npm('money', '--', '--differences'), /./, 0],
  [npm('money', '--', '--attention'), /./, 0],
  [npm('import', '--', 'venues', venues), /1 venues imported, 0 skipped/, 0],
  [npm('secrets', '--', 'status'), /^two-step seeds: 0 with APP_SECRET, .*[^]*APP_SECRET_PREVIOUS is not needed/, 0],
  [npm('secrets', '--', 'rotate'), /^two-step seeds: 0 encrypted anew/, 0],
  [
    npm('backup', '--', '--keep', '14'),
    /rows in \d+ tables and 0 files, as of [^]*^0 backups older than 14 days removed\.$/m,
    0,
  ],
  [
    npm('drill'),
    /Differences of ledger and books: 0\.\nOne sale made there \(order [^)]+\); differences after it: 0\./,
    0,
  ],
])('%j works in the image of the backend', (command, says, status) => {
  const done = run(command);
  expect(done.output).toMatch(says);
  expect(done.status).toBe(status);
});

it('restores its backup into an empty database, as the owner', async () => {
  const [folder = ''] = readdirSync(backups);
  const owner = { DATABASE_URL: empty.url, DATABASE_OWNER_URL: empty.url };
  expect(run(npm('restore', '--', join(backups, folder)), { DATABASE_URL: empty.url }).output).toMatch(
    /^DATABASE_OWNER_URL is missing/,
  );
  expect(run(npm('restore', '--', join(backups, folder)), owner).output).toMatch(/^Restored \d+ rows in \d+ tables/);
  expect(run(npm('restore', '--', join(backups, folder)), owner)).toMatchObject({ status: 1 });
  expect(await empty.db.selectFrom('operators').select('name').execute()).toEqual([{ name: 'Test Leisure' }]);
});

it('has every command that the documents and alerts name for it', () => {
  const documents = ['docs/deployment.md', 'docs/money.md', 'docs/security.md', 'deploy/alerts.yaml'];
  const named = documents.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/npm run ([a-z]+)/g)].map(([, name = '']) => name),
  );
  const ofBackend = new Set(named.filter((name) => !['test', 'verify', 'bench', 'soak', 'openapi'].includes(name)));
  expect(ofBackend.size).toBeGreaterThan(3);
  for (const name of ofBackend) expect(run(npm(name)).output).not.toMatch(/Cannot find|Missing script|ERR_MODULE/);
});

it('does not start on tables that are not those of the build, and leaves them as they are', async () => {
  const started = run(['node', 'backend/server.ts'], { DATABASE_URL: bare.url });
  expect(started.status).toBe(1);
  expect(started.output).toMatch(/The database lacks \d+ migrations of this build, the first 0001_\w+\.sql: run /);
  const tables = await bare.db.introspection.getTables();
  expect(tables).toEqual([]);
});

it('does not start where it can keep no files', () => {
  const started = run(['node', 'backend/server.ts'], { FILES_DIR: venues });
  expect(started.status).toBe(1);
  expect(started.output).toMatch(/Files can be kept nowhere \(.*\): set FILES_DIR/);
});

it('migrates as the owner, once, with the towns that can be searched for', async () => {
  const owner = { DATABASE_URL: bare.url, DATABASE_OWNER_URL: bare.url };
  expect(run(['node', 'backend/db/run-migrations.ts'], owner).output).toMatch(/^Applied 0001_/);
  expect(run(['node', 'backend/db/run-migrations.ts'], owner).output).toBe('Nothing to migrate.\n');
  const { count } = await bare.db
    .selectFrom('places')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBeGreaterThan(1000);
}, 60_000);

it('says at an import that there is no operator, without whom no venue is shown', () => {
  const owner = { DATABASE_URL: bare.url, DATABASE_OWNER_URL: bare.url };
  expect(run(npm('import', '--', 'venues', venues), owner).output).toMatch(
    /^1 venues imported[^]*^There is no operator yet/m,
  );
  expect(run(npm('import', '--', 'venues', venues)).output).not.toContain('no operator');
});
