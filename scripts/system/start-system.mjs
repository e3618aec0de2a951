import { tryLock } from '#scripts/runtime/lock.mjs';
import { StartError } from '#scripts/runtime/start-error.mjs';
import { announce } from './announce.mjs';
import { buildWeb } from './build-web.mjs';
import { compileModules } from './compile-modules.mjs';
import { requireFreePorts } from './free-ports.mjs';
import { listPrograms } from './programs.mjs';
import { restartOnChange } from './restart-on-change.mjs';
import { readSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';
import { createSupervisor } from './supervisor.mjs';

function portsInUse({ ports, isDemo, hasOwnBackend, hasOwnDatabase }) {
  const used = { PORT: ports.PORT };
  if (!hasOwnBackend) used.BACKEND_PORT = ports.BACKEND_PORT;
  if (isDemo) used.GATEWAY_PORT = ports.GATEWAY_PORT;
  if (!hasOwnBackend && !hasOwnDatabase) used.DATABASE_PORT = ports.DATABASE_PORT;
  return used;
}

async function lockDataDir(dataDir) {
  const lock = await tryLock('data', dataDir);
  if (lock) return lock;
  throw new StartError(
    `Touchline already runs with the data folder ${dataDir}; for a second copy set DATA_DIR, PORT, BACKEND_PORT, GATEWAY_PORT and DATABASE_PORT.`,
  );
}

/** Builds what is stale, starts the programs of one copy in order, and keeps them running until it is told to stop. */
export async function startSystem({ isDev }) {
  const settings = readSettings();
  const { wasAbandoned } = await lockDataDir(settings.dataDir);
  // Waits for programs of a killed copy, which stop by themselves when they notice.
  await requireFreePorts(portsInUse(settings), wasAbandoned ? 20 : 0);
  const secrets = readSecrets(settings.dataDir, process.env);
  if (!isDev) await buildWeb();
  const programs = listPrograms(settings, secrets, { isDev });
  if (!isDev) for (const program of programs) await compileModules(program);
  const supervisor = createSupervisor();
  try {
    for (const program of programs) {
      const child = await supervisor.start(program);
      if (isDev) restartOnChange(supervisor, child, program);
    }
  } catch (error) {
    await supervisor.stop(1, error instanceof StartError ? `\n${error.message}` : error.stack);
  }
  announce(settings);
}
