import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// The built product with an empty data folder, on four ports in a row, with the gateway's test controls switched on.
const first = Number(process.env.E2E_PORT);
const dataDir = join(tmpdir(), `touchline-e2e-${first}`);
rmSync(dataDir, { recursive: true, force: true });

Object.assign(process.env, {
  PORT: String(first),
  BACKEND_PORT: String(first + 1),
  GATEWAY_PORT: String(first + 2),
  DATABASE_PORT: String(first + 3),
  DATA_DIR: dataDir,
  SANDBOX_CONTROL: '1',
  RATE_LIMITS: 'off',
});

await import('#scripts/start.mjs');
