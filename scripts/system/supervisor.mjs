import { onAbandoned } from '#scripts/runtime/ancestors.mjs';
import { startChild } from './child.mjs';
import { waitUntilHealthy } from './wait-until-healthy.mjs';

/** Supervises the programs of one copy: when one exits, or a signal comes, all are stopped in reverse order. */
export function createSupervisor() {
  const children = [];
  let stopping = null;

  function stop(exitCode, sentence) {
    if (stopping) return stopping;
    if (sentence) console.log(sentence);
    const inReverse = [...children].reverse();
    const stopEach = async () => {
      for (const child of inReverse) await child.stop();
      process.exit(exitCode);
    };
    stopping = stopEach();
    return stopping;
  }

  function stopOnSignal() {
    if (!stopping) return void stop(0, '\nStopping.');
    for (const child of children) child.kill();
    process.exit(1);
  }

  function watch(child) {
    void child.exited.then((how) => {
      if (child.isReplaced || stopping) return;
      void stop(1, `\nThe ${child.name} ended (${how}), so everything stops.`);
    });
  }

  /** Starts a program and returns when it answers at its health address. */
  async function start(program) {
    console.log(`Starting the ${program.name}.`);
    const child = startChild(program);
    children.push(child);
    await waitUntilHealthy(child, program.health, program.startSeconds);
    watch(child);
    return child;
  }

  /** Restarts a program. An error in its changed source ends only this program. */
  async function restart(child, program) {
    child.isReplaced = true;
    await child.stop();
    const next = startChild(program);
    children[children.indexOf(child)] = next;
    void next.exited.then((how) => {
      if (!next.isReplaced && !stopping)
        console.log(`The ${next.name} ended (${how}); it starts again at the next change.`);
    });
    return next;
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stopOnSignal);
  onAbandoned(Number(process.env.RERUN_PARENT), () => void stop(1));

  return { start, restart, stop };
}
