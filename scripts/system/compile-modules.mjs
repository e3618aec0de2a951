import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileCache } from '#scripts/runtime/compile-cache.mjs';
import { root } from '#scripts/runtime/root.mjs';
import { StartError } from '#scripts/runtime/start-error.mjs';
import { sourceHash } from './source-hash.mjs';

const sources = ['backend', 'contract', 'lib', 'messages', 'package-lock.json', 'sandbox', 'scripts', 'server.ts'];
/** Of all sources, which are read once for all programs. */
let hashOfSources;

/**
 * Has Node's compile cache hold the modules of a program, by loading them once in a process that then ends: a process
 * that has to remove the types of TypeScript itself keeps the compiler in memory, about 25 MB. `flags` and `env` are
 * those of the program, because Node has a cache for each combination of V8's flags. Imports no TypeScript, so that the
 * supervisor calls it before its own modules are imported.
 */
export async function compileModules({ name, modules, flags = [], env = process.env }) {
  const stamp = join(compileCache, `${name}-hash`);
  const options = JSON.stringify([flags, env.NODE_OPTIONS]);
  hashOfSources ??= sourceHash(sources);
  const hash = createHash('sha256').update(hashOfSources).update(options).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const child = spawn(process.execPath, [...flags, 'scripts/system/load-modules.mjs', ...modules], {
    cwd: root,
    env: { ...env, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError(`The ${name} could not be loaded; the reason stands above.`);
  mkdirSync(compileCache, { recursive: true });
  writeFileSync(stamp, hash);
}
