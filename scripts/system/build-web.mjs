import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { withLock } from '#scripts/runtime/lock.mjs';
import { root } from '#scripts/runtime/root.mjs';
import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildSources, sourceHash } from './source-hash.mjs';

const buildDir = join(root, process.env.NEXT_DIST_DIR || '.next');
const stamp = join(buildDir, 'build-hash');

/** The Next command line and what must be loaded before it. */
const next = [
  '--import',
  pathToFileURL(join(root, 'scripts/system/stop-with-parent.mjs')).href,
  join(root, 'node_modules/next/dist/bin/next'),
];

function isFresh(hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

async function runBuild(stdio) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SUPERVISOR_PID: String(process.pid),
  };
  const child = spawn(process.execPath, [...next, 'build'], { cwd: root, env, stdio });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new StartError('The web could not be built; the reason stands above.');
}

/**
 * Builds the web unless there is a build of exactly these sources. The stamp is removed first and written last, so that
 * an interrupted build counts as none. Next's output is inherited unless `stdio` says otherwise. Throws StartError when
 * the build fails.
 */
export async function buildWeb({ stdio = 'inherit' } = {}) {
  if (isFresh(sourceHash(buildSources))) return;
  await withLock('build', buildDir, 'Waiting for another copy to build the web.', async () => {
    const hash = sourceHash(buildSources);
    if (isFresh(hash)) return;
    console.log('Building the web. This happens once after every change and takes about a minute.');
    rmSync(stamp, { force: true });
    await runBuild(stdio);
    mkdirSync(buildDir, { recursive: true });
    writeFileSync(`${stamp}.new`, hash);
    renameSync(`${stamp}.new`, stamp);
  });
}
