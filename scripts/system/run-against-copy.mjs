import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';
import { findFreePorts } from './free-ports.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

const FIRST_PORT = 3920;
const START_SECONDS = 900;

function portsFrom(first) {
  const names = ['PORT', 'BACKEND_PORT', 'GATEWAY_PORT', 'DATABASE_PORT'];
  return Object.fromEntries(names.map((name, index) => [name, String(first + index)]));
}

function startCopy(env) {
  const copy = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = once(copy, 'exit').then(([code, signal]) => signal ?? `exit code ${code}`);
  const stop = async () => {
    copy.kill('SIGTERM');
    await exited;
  };
  return { name: 'copy of Touchline', pid: copy.pid, exited, stop };
}

/**
 * Starts a copy of the whole system on free ports with an empty data folder, runs the script with these ports in its
 * environment, and the copy's first process as `COPY_PID`, and stops the copy. Returns the script's exit code.
 */
export async function runAgainstCopy(script, args, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'touchline-'));
  const ports = portsFrom(await findFreePorts(FIRST_PORT, 4));
  const env = { ...process.env, ...settings, ...ports, DATA_DIR: dataDir };
  const copy = startCopy(env);
  try {
    await waitUntilHealthy(copy, `http://127.0.0.1:${ports.PORT}/api/health`, START_SECONDS);
    const scriptEnv = { ...env, COPY_PID: String(copy.pid) };
    const child = spawn(process.execPath, [script, ...args], { cwd: root, env: scriptEnv, stdio: 'inherit' });
    const [code] = await once(child, 'exit');
    return code ?? 1;
  } finally {
    await copy.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
