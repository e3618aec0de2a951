import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '#scripts/runtime/start-error.mjs';

const names = ['SESSION_SECRET', 'APP_SECRET', 'REVALIDATE_SECRET', 'PROXY_SECRET'];

function readStored(file) {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`${file} cannot be read; put it right, or delete it (everyone is then signed out).`);
  }
}

/** A secret that still counts beside the one that replaces it (docs/security.md). */
const previous = (name) => `${name}_PREVIOUS`;

/**
 * The secrets of this copy: from the environment where set, else generated once and stored in the data folder. A stored
 * one that was renamed to `…_PREVIOUS` still counts, and gets a successor.
 */
export function readSecrets(dataDir, env) {
  mkdirSync(dataDir, { recursive: true });
  // Mode 0711: the database's system user must be able to pass through the folder, but not list it.
  chmodSync(dataDir, 0o711);
  const file = join(dataDir, 'secrets.json');
  const storedSecrets = readStored(file);
  const missing = names.filter((name) => !storedSecrets[name]);
  for (const name of missing) storedSecrets[name] = randomBytes(32).toString('base64url');
  if (missing.length > 0) {
    writeFileSync(`${file}.new`, JSON.stringify(storedSecrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  const read = (name) => env[name] || storedSecrets[name];
  const both = names.flatMap((name) => [name, previous(name)]).filter(read);
  return Object.fromEntries(both.map((name) => [name, read(name)]));
}
