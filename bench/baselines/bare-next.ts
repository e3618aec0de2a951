import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBaseline, type Baseline } from './baseline.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.bench/bare-next');
const next = join(root, 'node_modules/next/dist/bin/next');
const environment = { NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: '' };

interface BareNext {
  port: number;
  /** Called by its dynamic page. */
  backendPort: number;
  /** What its route answers. */
  sameBytes: Buffer;
}

/** Builds the bare Next application with the project's own Next and starts it. */
export async function startBareNext({ port, backendPort, sameBytes }: BareNext): Promise<Baseline> {
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'bench/bare-next'), folder, { recursive: true });
  writeFileSync(join(folder, 'same-bytes.json'), sameBytes);
  const build = spawn(process.execPath, [next, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(build, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The bare Next application could not be built.');
  return startBaseline([next, 'start', '-p', String(port), '-H', '127.0.0.1'], {
    cwd: folder,
    env: { ...environment, BENCH_BACKEND_PORT: String(backendPort) },
    port,
  });
}
