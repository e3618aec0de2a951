import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { backendEnvironment } from './programs.mjs';
import { readSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

/** Runs a tool of the backend on the data of this copy, with the arguments and the terminal of this command. */
export async function runBackendTool(tool) {
  const settings = readSettings();
  const env = backendEnvironment(settings, { ...process.env, ...readSecrets(settings.dataDir, process.env) });
  const running = spawn(process.execPath, [tool, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const [code] = await once(running, 'exit');
  process.exitCode = code ?? 1;
}
