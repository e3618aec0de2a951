import nodeModule from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '#scripts/runtime/root.mjs';

// Loads the modules named on the command line, stores them in Node's compile cache and ends.
for (const name of process.argv.slice(2)) await import(pathToFileURL(join(root, name)).href);
nodeModule.flushCompileCache();
process.exit(0);
