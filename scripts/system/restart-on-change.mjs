import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '#scripts/runtime/root.mjs';

const settleMs = 200;

/** Starts a program again whenever one of its sources changes. */
export function restartOnChange(supervisor, child, program) {
  let current = Promise.resolve(child);
  let timer;
  const again = () => {
    console.log(`Starting the ${program.name} again.`);
    current = current.then((running) => supervisor.restart(running, program));
  };
  for (const folder of program.sources) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(again, settleMs);
    });
  }
}
