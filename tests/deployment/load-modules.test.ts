import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

it.each(['sandbox/server.ts', 'backend/server.ts', 'server.ts'])(
  '%s is compiled for the cache without being started',
  (program) => {
    const cache = mkdtempSync(join(tmpdir(), 'touchline-compiled-'));
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/system/load-modules.mjs', program], {
      cwd: root,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', NODE_COMPILE_CACHE: cache },
      encoding: 'utf8',
    });
    const kept = readdirSync(cache);
    rmSync(cache, { recursive: true });
    expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(kept).toHaveLength(1);
  },
);
