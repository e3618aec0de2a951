import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareHome } from '#backend/db/embedded/home.ts';
import { roleUrl, getUrl } from '#backend/db/embedded/keeper.ts';
import { databaseRoles } from '#backend/db/embedded/role-passwords.ts';
import { demoId } from '#backend/demo/identity.ts';
import { startPooler, type Pooler } from '#tests/support/db/pooler.ts';
import { getBackends } from './backends.ts';
import { getDatabase, type Database } from './database.ts';
import { isPooled } from './pooling.ts';
import { getProgram } from './program.ts';
import { isHealthy, startSeconds, until } from './until.ts';

export interface Ports {
  /** One for each backend. */
  backends: readonly number[];
  /** That of the faulty proxy: the gateway's for the backend, and the shop's for the gateway. */
  proxy: number;
  gateway: number;
  database: number;
}

/** The copy of Touchline under test. */
export interface System {
  ports: Ports;
  database: Database;
  /** The gateway's own record of everything it did, as a file. */
  ledgerFile: string;
  /** The addresses of the backends that are not frozen. */
  backendUrls: () => string[];
  /** Starts gateway, database and backend with a new demo world. */
  start: () => Promise<void>;
  /** Kills one backend after the other. */
  killBackend: () => Promise<void>;
  /** Stops a backend in whatever it does, and lets it go on after so long; false while one is frozen. */
  freezeBackend: (ms: number) => Promise<boolean>;
  killDatabase: () => Promise<void>;
  /** Waits until a backend and the database answer. */
  healthy: () => Promise<void>;
  stopBackends: () => Promise<void>;
  /** Afterwards the ledger is complete. */
  stopGateway: () => Promise<void>;
  /** Stops everything that runs. */
  stop: () => Promise<void>;
}

/** The backend's timeout for calls to the gateway. */
export const paymentTimeoutSeconds = 2;
const databaseName = 'touchline';
/** The demo's account at Stripe. */
const stripeAccount = demoId('stripe payments');

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ESRCH';

/** Kills the postmaster only; its backends exit when they notice, as after a crash. */
async function killServer(cluster: string): Promise<void> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

function backendEnvironment(dataDir: string, ports: Ports): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_SECRET: randomBytes(32).toString('base64url'),
    GATEWAY_PORT: String(ports.proxy),
    DATA_DIR: dataDir,
    DEMO: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_TIMEOUT_SECONDS: String(paymentTimeoutSeconds),
    RATE_LIMITS: 'off',
    SANDBOX_CONTROL: '1',
    // Where banks and payment pages send the browser, and their servers what they notify.
    SITE_URL: `http://bookings.touchline.localhost:${ports.proxy}`,
  };
}

interface Setting {
  ports: Ports;
  /** Seconds between the clocks of the backends. */
  clocksApart: number;
}

/** Prepares a copy with everything in one folder; starts nothing yet. */
export async function systemIn(dataDir: string, { ports, clocksApart }: Setting): Promise<System> {
  const home = await prepareHome(dataDir);
  const address = async () => ({
    port: ports.database,
    password: await readFile(home.password, 'utf8').catch(() => ''),
  });
  const database = getDatabase(async () => getUrl(await address(), databaseName));
  const log = (name: string) => join(dataDir, `${name}.log`);
  const ledgerFile = join(dataDir, 'gateway.json');
  const gateway = getProgram({
    script: 'sandbox/server.ts',
    env: async () => ({
      GATEWAY_PORT: String(ports.gateway),
      SANDBOX_STATE: ledgerFile,
      SANDBOX_STRIPE_WEBHOOK: `http://127.0.0.1:${ports.proxy}/api/payment-providers/stripe/notifications/${stripeAccount}`,
    }),
    log: log('gateway'),
  });
  const server = getProgram({
    script: 'soak/processes/database-server.ts',
    env: async () => ({ DATA_DIR: dataDir, DATABASE_PORT: String(ports.database) }),
    log: log('database'),
  });
  const settings = backendEnvironment(dataDir, ports);
  let pooler: Pooler | null = null;
  async function backendDatabases(): Promise<Record<string, string>> {
    const direct = roleUrl(await address(), databaseName, databaseRoles.app);
    const owner = roleUrl(await address(), databaseName, databaseRoles.owner);
    if (pooler === null) return { DATABASE_URL: direct, DATABASE_OWNER_URL: owner };
    return { DATABASE_URL: pooler.url, DATABASE_OWNER_URL: owner, DATABASE_LISTEN_URL: direct };
  }
  const backends = getBackends({
    ports: ports.backends,
    env: async () => ({ ...settings, ...(await backendDatabases()) }),
    clocksApart,
    log,
  });

  const healthy = () => until('A backend answers', startSeconds, () => backends.areUp());
  async function startDatabase(): Promise<void> {
    await until('The database answers', startSeconds, async () => {
      await server.start();
      return database.isUp();
    });
  }

  return {
    ...{ ports, database, ledgerFile, healthy },
    backendUrls: backends.urls,
    async start() {
      await gateway.start();
      await startDatabase();
      await until('The gateway answers', startSeconds, () => isHealthy(`http://127.0.0.1:${ports.gateway}/health`));
      // It makes the roles that a pooler connects with.
      await until('The first backend answers', startSeconds, () => backends.isFirstUp());
      if (isPooled) {
        const app = roleUrl(await address(), databaseName, databaseRoles.app);
        pooler = await startPooler(app, { max_prepared_statements: '200' });
      }
      await backends.restart();
    },
    killBackend: backends.kill,
    freezeBackend: backends.freeze,
    async killDatabase() {
      await killServer(home.cluster);
      await server.kill();
      await startDatabase();
    },
    stopBackends: () => backends.stop(),
    stopGateway: () => gateway.stop(),
    async stop() {
      await Promise.all([backends.stop(), gateway.stop()]);
      await pooler?.stop();
      await server.stop();
    },
  };
}
