import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

/** V8's explicit compile hint for a whole file; other browsers take it for a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

const buildManifestSchema = z.object({ rootMainFiles: z.array(z.string()).min(1) });

/**
 * Puts the compile hint at the start of the scripts that every page loads first, React and Next's runtime, so that the
 * browser compiles them beside its main thread while they arrive (docs/decisions/052). A file that has it is left alone.
 */
export async function addCompileHints(buildFolder: string): Promise<void> {
  const manifest = await readFile(path.join(buildFolder, 'build-manifest.json'), 'utf8');
  const { rootMainFiles } = buildManifestSchema.parse(JSON.parse(manifest));
  for (const file of rootMainFiles) {
    const place = path.join(buildFolder, file);
    const script = await readFile(place, 'utf8');
    if (!script.startsWith(hint)) await writeFile(place, hint + script);
  }
}
