import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const builtFiles = z.object({ config: z.record(z.string(), z.unknown()) });

/**
 * The configuration of the build as JSON, for the container image, which holds Next's standalone output and no
 * `next.config.ts`. Undefined elsewhere.
 */
export function readStandaloneConfig(folder: string): string | undefined {
  if (existsSync(join(folder, 'next.config.ts'))) return undefined;
  const text = readFileSync(join(folder, '.next/required-server-files.json'), 'utf8');
  return JSON.stringify(builtFiles.parse(JSON.parse(text)).config);
}
