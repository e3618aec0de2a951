import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { urlOf } from '../../backend/db/embedded/keeper.ts';
import { prepareHome } from '../../backend/db/embedded/home.ts';
import { databaseOf, type Database } from './database.ts';
import { programOf, type Program } from './program.ts';
import { isHealthy, until } from './until.ts';

export interface Ports {
  backend: number;
  /** Where the backend believes the gateway to be. */
  proxy: number;
  gateway: number;
  database: number;
}

/** The copy of Touchline that is put under load. */
export interface System {
  ports: Ports;
  database: Database;
  /** The gateway's own record of everything it did, as a file. */
  ledgerFile: string;
  backendUrl: string;
  killBackend: () => Promise<void>;
  killDatabase: () => Promise<void>;
  /** Waits until backend and database answer. */
  healthy: () => Promise<void>;
  stopBackend: () => Promise<void>;
  /** After it the ledger is complete. */
  stopGateway: () => Promise<void>;
  stop: () => Promise<void>;
}

/** After so long the backend takes the gateway for silent. */
export const paymentTimeoutSeconds = 2;
const startSeconds = 240;

/** Ends the server itself; its processes notice by themselves, as after a crash. */
async function killServer(cluster: string): Promise<void> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const pid = Number(text.split('\n')[0]);
  if (Number.isInteger(pid) && pid > 1) process.kill(pid, 'SIGKILL');
}

function backendEnvironment(dataDir: string, ports: Ports, databaseUrl: string): Record<string, string> {
  return {
    NODE_ENV: 'production',
    APP_SECRET: randomBytes(32).toString('base64url'),
    BACKEND_PORT: String(ports.backend),
    GATEWAY_PORT: String(ports.proxy),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    DEMO: 'on',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_TIMEOUT_SECONDS: String(paymentTimeoutSeconds),
    RATE_LIMITS: 'off',
    SANDBOX_CONTROL: '1',
  };
}

async function startDatabase(program: Program, database: Database): Promise<void> {
  program.start();
  await until('The database answers', startSeconds, () => database.isUp());
}

/** Starts gateway, database and backend with a demo world of their own. `stop` takes everything down again. */
export async function startSystem(dataDir: string, ports: Ports): Promise<System> {
  const log = (name: string) => join(dataDir, `${name}.log`);
  const ledgerFile = join(dataDir, 'gateway.json');
  const gateway = programOf({
    script: 'sandbox/server.ts',
    env: { GATEWAY_PORT: String(ports.gateway), SANDBOX_STATE: ledgerFile, SANDBOX_CONTROL: '1' },
    log: log('gateway'),
  });
  const server = programOf({
    script: 'soak/processes/database-server.ts',
    env: { DATA_DIR: dataDir, DATABASE_PORT: String(ports.database) },
    log: log('database'),
  });
  const stop = async () => {
    for (const program of [backend, gateway, server]) await program?.stop();
  };
  let backend: Program | null = null;
  const home = await prepareHome(dataDir);
  const database = databaseOf(async () => {
    const password = await readFile(home.password, 'utf8').catch(() => '');
    return urlOf({ port: ports.database, password: password.trim() }, 'touchline');
  });
  try {
    gateway.start();
    await startDatabase(server, database);
    const url = await database.url();
    const program = programOf({ script: 'backend/server.ts', env: backendEnvironment(dataDir, ports, url), log: log('backend') });
    backend = program;
    program.start();
    const backendUrl = `http://127.0.0.1:${ports.backend}`;
    const healthy = () =>
      until('The backend answers', startSeconds, async () => {
        // One that started while the database was away gave up; its supervisor would start it again.
        if (!program.isRunning()) program.start();
        return isHealthy(`${backendUrl}/api/health`);
      });
    await until('The gateway answers', startSeconds, () => isHealthy(`http://127.0.0.1:${ports.gateway}/health`));
    await healthy();
    return {
      ports,
      database,
      ledgerFile,
      backendUrl,
      async killBackend() {
        await program.kill();
        program.start();
      },
      async killDatabase() {
        await killServer(home.cluster);
        await server.kill();
        await startDatabase(server, database);
      },
      healthy,
      stopBackend: () => program.stop(),
      stopGateway: () => gateway.stop(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
