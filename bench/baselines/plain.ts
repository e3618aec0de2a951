import { writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startBaseline, type Baseline } from './baseline.ts';

const root = join(import.meta.dirname, '../..');
const sameBytesFile = join(root, '.bench/same-bytes.json');

interface PlainOptions {
  plainPort: number;
  honoPort: number;
  databaseUrl: string;
  sameBytes: Buffer;
}

/** Starts the process of the plain servers: `node:http` with a constant page and one SQL statement, Hono with the same bytes. */
export function startPlain({ plainPort, honoPort, databaseUrl, sameBytes }: PlainOptions): Promise<Baseline> {
  mkdirSync(join(root, '.bench'), { recursive: true });
  writeFileSync(sameBytesFile, sameBytes);
  const env = {
    PLAIN_PORT: String(plainPort),
    HONO_PORT: String(honoPort),
    DATABASE_URL: databaseUrl,
    SAME_BYTES: sameBytesFile,
  };
  return startBaseline(['bench/baselines/plain-server.ts'], { cwd: root, env, port: plainPort });
}
