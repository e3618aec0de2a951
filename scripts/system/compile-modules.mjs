import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache } from '#scripts/runtime/compile-cache.mjs';
import { root } from '#scripts/runtime/root.mjs';
import { StartError } from '#scripts/runtime/start-error.mjs';
import { sourceHash } from './source-hash.mjs';

const sources = ['backend', 'contract', 'lib', 'messages', 'package-lock.json', 'sandbox', 'server.ts'];
const stamp = join(compileCache, 'sources-hash');

/**
 * Has Node's compile cache hold the modules of all programs, by loading them once in a process that then ends. A program
 * that has to remove the types of TypeScript itself keeps the compiler in memory, about 25 MB.
 */
export async function compileModules(programs) {
  const hash = sourceHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const modules = programs.flatMap((program) => program.modules);
  const child = spawn(process.execPath, ['scripts/system/load-modules.mjs', ...modules], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('The programs could not be loaded; the reason stands above.');
  mkdirSync(compileCache, { recursive: true });
  writeFileSync(stamp, hash);
}
