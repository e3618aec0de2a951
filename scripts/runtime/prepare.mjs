import nodeModule from 'node:module';
import { compileCache } from './compile-cache.mjs';
import { isImage } from './image.mjs';
import { install } from './install.mjs';
import { continueOnPinnedNode } from './pinned-node.mjs';
import { root } from './root.mjs';

/** Makes a fresh clone ready for any script: packages installed, the pinned Node running, the checkout as folder. An image is ready. */
export async function prepare() {
  process.chdir(root);
  if (isImage) return;
  await install();
  await continueOnPinnedNode();
  nodeModule.enableCompileCache(compileCache);
}
