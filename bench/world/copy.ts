import { realpath } from 'node:fs/promises';
import { readConfig } from '#backend/config.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import { readPassword } from '#backend/db/embedded/cluster.ts';
import { prepareHome } from '#backend/db/embedded/home.ts';
import { ask } from '#bench/load/request.ts';

/** The copy of Touchline that is measured. */
export interface Copy {
  /** The process that started all others. */
  pid: number;
  webPort: number;
  backendPort: number;
  gatewayPort: number;
  databasePort: number;
  databaseUrl: string;
  /** For what only a superuser may change: the statistics of the planner. */
  superuserUrl: string;
  host: string;
}

/** The address of a database for the superuser of its embedded server. */
async function getSuperuserUrl(ownerUrl: string, dataDir: string): Promise<string> {
  const url = new URL(ownerUrl);
  url.username = 'postgres';
  url.password = await readPassword(await prepareHome(await realpath(dataDir)));
  return url.href;
}

/** Reads the copy's addresses from the environment that `npm run bench` sets. */
export async function readCopy(): Promise<Copy> {
  const {
    PORT = '3000',
    BACKEND_PORT = '4000',
    GATEWAY_PORT = '4010',
    DATABASE_PORT = '4032',
    DATA_DIR = '.data',
    COPY_PID,
  } = process.env;
  if (COPY_PID === undefined) throw new Error('COPY_PID is missing: start the bench by `npm run bench`.');
  const config = readConfig({
    APP_SECRET: 'not used: this only reads where things are',
    DATA_DIR,
    DATABASE_PORT,
    DEMO: 'on',
  });
  // The benchmark's own tables are in a schema that only the owner may create.
  const { ownerUrl } = await openForTool(config);
  return {
    pid: Number(COPY_PID),
    webPort: Number(PORT),
    backendPort: Number(BACKEND_PORT),
    gatewayPort: Number(GATEWAY_PORT),
    databasePort: Number(DATABASE_PORT),
    databaseUrl: ownerUrl,
    superuserUrl: await getSuperuserUrl(ownerUrl, DATA_DIR),
    host: `bookings.touchline.localhost:${PORT}`,
  };
}

/** The `data` of a call to the backend, of a shape that the caller knows. */
export async function read<Data>({ backendPort }: Pick<Copy, 'backendPort'>, path: string): Promise<Data> {
  const { status, body } = await ask({ port: backendPort, path });
  if (status !== 200) throw new Error(`${path} answered ${status}.`);
  return (JSON.parse(body.toString()) as { data: Data }).data;
}
