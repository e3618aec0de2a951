import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { encryptAccount } from '#backend/mandates/bank-account.ts';
import { createSandbox } from '#sandbox/create-sandbox.ts';
import { testConfig } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeOperator } from '#tests/support/make/make-operator.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';

/** `BILLING_MEMBERS=10000 BILLING_KILLS=50 npm run jest -- killed-billing` is the large run. */
const members = Number(process.env.BILLING_MEMBERS ?? 60);
const kills = Number(process.env.BILLING_KILLS ?? 4);
const timeoutMs = 60_000 + members * 100 + kills * 5_000;
/** Every tenth member's bank refuses to pay. */
const refusing = 10;

const { db, url } = await testDatabase();
const config = testConfig();
const sandbox = await createSandbox({ port: 0, seed: 'billing' }).start();
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
      APP_SECRET: config.appSecret,
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

/** Members whose first whole month begins on 1 December, each with a bank account. */
async function makeMembers(): Promise<void> {
  await makeOperator(db);
  const venue = await makeVenue(db);
  const { id: typeId } = await db
    .insertInto('membershipTypes')
    .values({ name: 'Off-peak', price: 2700 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const account = (number: string) =>
    encryptAccount({ accountHolder: 'R Reed', sortCode: '123456', accountNumber: number }, config);
  const [paying, refused] = [account('12345678'), account('55550002')];
  await sql`
    with people as (
      insert into users (reference, first_name, last_name, email)
      select 'member-' || n, 'Robin', 'Reed', 'member-' || n || '@example.com' from generate_series(1, ${members}) n
      returning id
    ), mandated as (
      insert into mandates (user_id, kind, reference, account_ref, sort_code_end, account_end, created_at)
      select id, 'direct_debit', 'TL' || lpad(id::text, 12, '0'),
        case when id % ${refusing} = 0 then ${refused} else ${paying} end, '56', '5678', ${new Date(startedAt)} from people
      returning id, user_id
    )
    insert into memberships (user_id, mandate_id, membership_type_id, home_venue_id, status, starts_on, price, bills_from, next_bill_on)
    select user_id, id, ${typeId}, ${venue.id}, 'active', '2026-11-18', 2700, '2026-12-01', '2026-12-01' from mandated`.execute(
    db,
  );
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

interface BankPayment {
  mandate: string;
  amount: number;
  status: string;
}

async function readBank(): Promise<BankPayment[]> {
  const response = await fetch(`http://127.0.0.1:${sandbox.port}/direct-debit/v1/payments`, {
    headers: { Authorization: 'Bearer sandbox' },
  });
  return ((await response.json()) as { payments: BankPayment[] }).payments;
}

const counting = sql<{ count: number }>;

async function count(query: ReturnType<typeof counting>): Promise<number> {
  const { rows } = await query.execute(db);
  return rows[0]?.count ?? -1;
}

/** What has to be nothing, however the processes died. */
async function audit(bank: readonly BankPayment[]): Promise<Record<string, number>> {
  const perMandate = new Map<string, number>();
  for (const { mandate } of bank) perMandate.set(mandate, (perMandate.get(mandate) ?? 0) + 1);
  const mandates = await db.selectFrom('mandates').select('providerRef').execute();
  return {
    'asked for more than once at the bank': [...perMandate.values()].filter((times) => times > 1).length,
    'never asked for at the bank': mandates.filter(({ providerRef }) => !perMandate.has(providerRef ?? '')).length,
    'charged more or less than once here': await count(counting`
      select count(*)::integer from (select m.id from memberships m left join membership_charges c on c.membership_id = m.id
        group by m.id having count(c.id) <> 1) wrong`),
    'paid without exactly one order': await count(counting`
      select count(*)::integer from membership_charges c where c.state = 'paid' and
        (select count(*) from order_lines l where l.purchasable_id = c.membership_id::text) <> 1`),
    'orders without a charge': await count(counting`
      select count(*)::integer from orders o where not exists (select from membership_charges c where c.order_id = o.id)`),
    'payments that differ from the bank': Math.abs(
      bank.filter(({ status }) => status === 'confirmed').length -
        (await count(
          counting`select count(*)::integer from payments where status = 'done' and tender_type = 'direct-debit'`,
        )),
    ),
    'pence out of balance in the ledger': await count(counting`
      select abs(coalesce(sum(amount), 0))::integer as count from ledger_postings`),
    'pence still receivable': await count(counting`
      select abs(coalesce(sum(amount), 0))::integer as count from ledger_postings where account = 'receivable'`),
  };
}

it(
  'charges every member once, however often the processes are killed',
  async () => {
    await makeMembers();
    const killed = await runAndKill();
    for (const child of children) child.kill('SIGKILL');
    const bank = await readBank();
    const found = await audit(bank);
    const states = await db
      .selectFrom('membershipCharges')
      .select(['state', (row) => row.fn.countAll<number>().as('count')])
      .groupBy('state')
      .orderBy('state')
      .execute();
    const table = [
      `members ${members} · processes killed ${killed} · ${Math.round((Date.now() - startedAt) / 1000)} s`,
      ...states.map(({ state, count: number }) => `${state.padEnd(40)} ${number}`),
      ...Object.entries(found).map(([name, number]) => `${name.padEnd(40)} ${number}`),
    ];
    if (process.env.BILLING_MEMBERS !== undefined) process.stdout.write(`${table.join('\n')}\n`);
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((name) => [name, 0])));
    expect(states.map(({ state }) => state)).toEqual(['failed', 'paid']);
    expect(killed).toBe(kills);
  },
  timeoutMs,
);
