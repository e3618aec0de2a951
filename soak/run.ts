import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';
import { findFreePorts } from '#scripts/system/free-ports.mjs';
import { auditDatabase } from './audit/audit-database.ts';
import { readLedger } from './audit/gateway.ts';
import type { HistoryRecord } from './customer/person.ts';
import { getPlan } from './network/faults.ts';
import { startFaultyProxy, type FaultyProxy } from './network/proxy.ts';
import { readOptions, type Options } from './options.ts';
import { lastLeaps, passTime, untilReconciled } from './pass-time.ts';
import { missingClocks } from './processes/clock.ts';
import { isPooled, missingPooler } from './processes/pooling.ts';
import { paymentTimeoutSeconds, systemIn, type System } from './processes/system.ts';
import { getRandom } from './random.ts';
import { isSound, type Result } from './report/result.ts';
import { getFailures, getTable } from './report/table.ts';
import { runHistories } from './run-histories.ts';
import { makeCustomers } from './world/customers.ts';
import { prepareWorld } from './world/world.ts';

/** After this long a finished history has no call in progress any more. */
const restMs = 5_000;
/** Of proxy, gateway and database. */
const otherPorts = 3;

const tell = (words: string) => process.stderr.write(`${words}\n`);

/** While others still shop, simulates the passing of time for those whose histories have ended. */
async function passTimeBehind(system: System, records: readonly HistoryRecord[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await sleep(3_000);
    const endedRecords = records.filter(({ endedAt }) => endedAt !== null && Date.now() - endedAt > restMs);
    await passTime(
      system,
      endedRecords.map(({ userId }) => userId),
    );
  }
}

/** After the histories, without network faults: lets the reconciler finish all payments. */
async function comeToRest(system: System, records: readonly HistoryRecord[]): Promise<void> {
  const everybody = records.map(({ userId }) => userId);
  await sleep(restMs);
  for (const seconds of lastLeaps) {
    if ((await passTime(system, everybody, seconds)) === 0) return;
    await untilReconciled(system);
  }
}

async function getCount(system: System, text: string, userIds: readonly number[]): Promise<number> {
  const [row] = await system.database.query(text, [userIds]);
  return Number(row?.count);
}

async function countPayments({ database }: System, userIds: readonly number[]): Promise<Record<string, number>> {
  const rows = await database.query(
    'select kind, count(*)::int as count from payment_transactions where user_id = any($1::int[]) group by kind',
    [userIds],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [String(kind), Number(count)]));
}

async function countCharges({ database }: System, userIds: readonly number[]): Promise<Record<string, number>> {
  const rows = await database.query(
    `select coalesce(d.kind, 'nothing') || ' ' || c.state as kind, count(*)::int as count from membership_charges c
     join memberships m on m.id = c.membership_id left join mandates d on d.id = c.mandate_id
     where m.user_id = any($1::int[]) group by 1`,
    [userIds],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [String(kind), Number(count)]));
}

/** What runs, and what is left out because this machine lacks it. */
function getSetting({ backends, clocksApart }: Options): string {
  const clocks = missingClocks === null ? `clocks ${clocksApart} s apart` : `one clock, since ${missingClocks}`;
  const pooler = isPooled ? ', through PgBouncer' : '';
  return [
    backends === 1 ? '1 backend' : `${backends} backends, ${clocks}`,
    pooler,
    missingPooler === null ? '' : `, without PgBouncer, since ${missingPooler}`,
  ].join('');
}

async function soak(options: Options, system: System, proxy: FaultyProxy, records: HistoryRecord[]): Promise<Result> {
  const startedAt = performance.now();
  const { database } = system;
  tell(`Starting a copy of Touchline: ${getSetting(options)}.`);
  await system.start();
  const world = await prepareWorld(database, {
    random: getRandom(`${options.seed}/world`),
    histories: options.histories,
    seed: options.seed,
  });
  const customers = await makeCustomers(database, {
    seed: options.seed,
    first: options.first,
    count: options.histories,
  });
  tell(`Running ${options.histories} histories, seed ${options.seed}.`);
  let isOver = false;
  const shopping = runHistories({ options, system, proxy, world, customers, records, tell }).finally(() => {
    isOver = true;
  });
  const [kills] = await Promise.all([shopping, passTimeBehind(system, records, () => isOver)]);
  proxy.recover();
  tell('Waiting until everything has come to rest.');
  await comeToRest(system, records);
  const userIds = customers.map(({ userId }) => userId);
  await system.stopBackends();
  await system.stopGateway();
  const ledger = await readLedger(system.ledgerFile);
  return {
    seed: options.seed,
    setting: getSetting(options),
    histories: records.length,
    kills,
    faults: Object.fromEntries(proxy.counts()),
    orders: await getCount(
      system,
      `select count(*) from orders where status = 'success' and user_id = any($1::int[])`,
      userIds,
    ),
    payments: await countPayments(system, userIds),
    charges: await countCharges(system, userIds),
    held: ledger.cards.filter(({ isHeld }) => isHeld).length,
    openRefunds: await getCount(
      system,
      `select count(*) from payments p join orders o on o.id = p.order_id
       where p.amount < 0 and p.status = 'submitted' and o.user_id = any($1::int[])`,
      userIds,
    ),
    checks: await auditDatabase(database, ledger, records),
    seconds: (performance.now() - startedAt) / 1000,
  };
}

async function main(dataDir: string, options: Options): Promise<number> {
  // The database's system user must be able to pass through the folder.
  chmodSync(dataDir, 0o755);
  const port = Number(await findFreePorts(options.port, otherPorts + options.backends));
  const backends = Array.from({ length: options.backends }, (_, index) => port + otherPorts + index);
  const ports = { backends, proxy: port, gateway: port + 1, database: port + 2 };
  const system = await systemIn(dataDir, { ports, clocksApart: options.clocksApart });
  const chargeFaults = getRandom(`${options.seed}/charges`);
  const shopPorts = getRandom(`${options.seed}/shop`);
  const proxy = await startFaultyProxy({
    port: ports.proxy,
    gatewayPort: ports.gateway,
    getShopPort: () => Number(new URL(shopPorts.pick(system.backendUrls())).port),
    timeoutMs: paymentTimeoutSeconds * 1000,
    planCharge: () => getPlan(chargeFaults, options.faults),
  });
  const takeDown = async () => {
    await system.stop();
    await proxy.close();
    if (options.keep) tell(`Logs and database are kept in ${dataDir}.`);
    else rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void takeDown().then(() => process.exit(1)));
  const records: HistoryRecord[] = [];
  const histories = join(dataDir, 'histories.log');
  try {
    const result = await soak(options, system, proxy, records);
    console.log(`\n${getTable(result)}\n\n${getFailures(result, records)}`);
    if (options.report !== null) writeFileSync(options.report, JSON.stringify(result, null, 2));
    writeFileSync(histories, records.map(({ name, steps }) => [name, ...steps].join('\n')).join('\n\n'));
    return isSound(result) ? 0 : 1;
  } catch (error) {
    if (options.report !== null) writeFileSync(options.report, JSON.stringify({ error: inspect(error) }));
    throw error;
  } finally {
    await takeDown();
  }
}

const dataDir = process.env.SOAK_DIR;
if (dataDir === undefined) throw new Error('Start this by npm run soak.');
process.exit(await main(dataDir, readOptions(process.argv.slice(2))));
