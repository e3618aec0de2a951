import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

/** What the web's build depends on. */
export const buildSources = [
  'app',
  'components',
  'contract',
  'instrumentation.ts',
  'lib',
  'messages',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'public',
  'tsconfig.json',
];

function listFiles(path) {
  const entry = statSync(join(root, path), { throwIfNoEntry: false });
  if (!entry) return [];
  if (!entry.isDirectory()) return [path];
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => listFiles(`${path}/${name}`));
}

/** A hash of every file in some folders, and of the version of Node. */
export function sourceHash(sources) {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources.flatMap(listFiles)) {
    hash.update(`\n${file}\n`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}
