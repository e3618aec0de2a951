import { statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

const settleMs = 200;

/** Watches a folder, or one file in its folder: an editor that saves by renaming puts another file in its place. */
function watchSource(path, changed) {
  if (statSync(path).isDirectory()) return watch(path, { recursive: true }, changed);
  return watch(dirname(path), (_, name) => name === basename(path) && changed());
}

/** Restarts a program whenever one of its source files changes. */
export function restartOnChange(supervisor, child, program) {
  let current = Promise.resolve(child);
  let timer;
  const restartSoon = () => {
    console.log(`Starting the ${program.name} again.`);
    current = current.then((running) => supervisor.restart(running, program));
  };
  for (const source of program.sources) {
    watchSource(join(root, source), () => {
      clearTimeout(timer);
      timer = setTimeout(restartSoon, settleMs);
    });
  }
}
