import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { everySecret } from '#contract/rules/settings/secret.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { audit } from './billing-audit.ts';
import { makeMembers } from './billing-members.ts';
import { storeCards } from './stored-cards.ts';

/** `BILLING_MEMBERS=10000 BILLING_KILLS=50 npm run jest -- killed-billing` is the large run. */
const members = Number(process.env.BILLING_MEMBERS ?? 60);
const kills = Number(process.env.BILLING_KILLS ?? 4);
const timeoutMs = 60_000 + members * 100 + kills * 5_000;

const { db, url } = await testDatabase();
const config = testConfig();
const sandbox = await createSandbox({ port: 0, seed: 'billing', control: true }).start();
const script = fileURLToPath(new URL('./billing-process.ts', import.meta.url));
const children = new Set<ChildProcess>();
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await sandbox.stop();
});

const startedAt = Date.now();

async function startProcess(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH,
      APP_SECRET: everySecret(config.appSecret)[0],
      DATABASE_URL: url,
      DEMO: 'on',
      GATEWAY_PORT: String(sandbox.port),
      PAYMENT_TIMEOUT_SECONDS: '5',
      BILLING_STARTED_AT: String(startedAt),
    },
  });
  children.add(child);
  await once(child.stdout, 'data');
  return child;
}

interface Progress {
  charges: number;
  open: number;
}

async function readProgress(): Promise<Progress> {
  const { rows } = await sql<Progress>`
    select count(*)::integer as charges, (count(*) filter (where state in ('due', 'sending', 'sent')))::integer as open
    from membership_charges`.execute(db);
  return rows[0] ?? { charges: 0, open: 0 };
}

async function isOver(): Promise<boolean> {
  const { charges, open } = await readProgress();
  return charges === members && open === 0;
}

/** Kills one of two processes again and again at random moments, and starts another one in its place. */
async function runAndKill(): Promise<number> {
  const running = [await startProcess(), await startProcess()];
  let killed = 0;
  while (killed < kills) {
    await wait(Math.random() * Math.max(150, (members * 12) / kills));
    const victim = running.shift();
    victim?.kill('SIGKILL');
    killed += 1;
    running.push(await startProcess());
  }
  while (!(await isOver())) await wait(200);
  return killed;
}

it(
  'charges every member once, however often the processes are killed',
  async () => {
    await makeMembers(db, config, { members, cards: await storeCards(sandbox), at: new Date(startedAt) });
    const before = await audit(db, `http://127.0.0.1:${sandbox.port}`);
    const killed = await runAndKill();
    for (const child of children) child.kill('SIGKILL');
    const { table, found, held } = await audit(db, `http://127.0.0.1:${sandbox.port}`);
    const lines = [
      `members ${members} · processes killed ${killed} · ${Math.round((Date.now() - startedAt) / 1000)} s`,
      ...table.map(
        ({ way, state, charges, taken }) => `${way.padEnd(8)} ${state.padEnd(8)} ${charges}, taken ${taken}`,
      ),
      `money held by lost attempts, never captured  ${held - before.held}`,
      ...Object.entries(found).map(([name, number]) => `${name.padEnd(44)} ${number}`),
    ];
    if (process.env.BILLING_MEMBERS !== undefined) process.stdout.write(`${lines.join('\n')}\n`);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, 0])));
    expect(table.filter(({ charges }) => charges === 0)).toEqual([]);
    expect(killed).toBe(kills);
  },
  timeoutMs,
);
