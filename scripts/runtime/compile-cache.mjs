import { join } from 'node:path';
import { root } from './root.mjs';

/** Where Node keeps the modules that it has compiled, so that a later start need not strip the types of TypeScript again. */
export const compileCache = join(root, 'node_modules/.cache/node');
