import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { backendEnvironment } from './programs.mjs';
import { readSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

/** Runs a tool of the backend on the data of this copy, in the terminal of this command; returns its exit code. */
export async function runBackendTool(tool, args) {
  const settings = readSettings();
  const env = backendEnvironment(settings, { ...process.env, ...readSecrets(settings.dataDir, process.env) });
  const running = spawn(process.execPath, [tool, ...args], { env, stdio: 'inherit' });
  const [code] = await once(running, 'exit');
  return code ?? 1;
}
