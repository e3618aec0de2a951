import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const builtFiles = z.object({ config: z.record(z.string(), z.unknown()) });

function readBuiltFiles(buildFolder: string): string {
  try {
    return readFileSync(join(buildFolder, 'required-server-files.json'), 'utf8');
  } catch (cause) {
    throw new Error(`There is no build of the web in ${buildFolder}: run npm run build.`, { cause });
  }
}

/**
 * The configuration of the build as JSON. With it Next does not load `next.config.ts`, which the container image does
 * not hold, and which would bring the compilers of the build into the memory of the web. Throws without a build.
 */
export function readBuiltConfig(buildFolder: string): string {
  return JSON.stringify(builtFiles.parse(JSON.parse(readBuiltFiles(buildFolder))).config);
}
