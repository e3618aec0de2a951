import { keepOutput } from './keep-output.mjs';
import { oneTest, sentence } from './step.mjs';

/** How many checks of a stage run at once; most of them keep one processor busy. */
const atOnce = 2;

async function runCheck([name, check], output) {
  const startedAt = performance.now();
  let failure;
  const result = await check({ stdio: output?.stdio ?? 'inherit' }).catch((error) => {
    failure = error;
    return oneTest(false);
  });
  if (output) process.stdout.write(`\n── ${name}\n${output.take()}`);
  if (failure) console.log(failure);
  console.log(`── ${name}: ${sentence(result)} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
  return { name, ...result };
}

/**
 * Runs the checks of a stage, two at a time and in this order, and returns their results. A check's output appears at
 * once when it is alone, else when it has ended. With `isFailFast` none is started after a failure.
 */
export async function runStage(stage, { isFailFast }) {
  const [only] = stage;
  if (stage.length === 1) {
    console.log(`\n── ${only[0]}`);
    return [await runCheck(only)];
  }
  console.log(`\n── Two at a time: ${stage.map(([name]) => name).join(', ')}`);
  const waiting = [...stage];
  const results = [];
  const mayGoOn = () => !isFailFast || results.every(({ failed }) => failed === 0);
  const runLane = async () => {
    while (waiting.length > 0 && mayGoOn()) results.push(await runCheck(waiting.shift(), keepOutput()));
  };
  await Promise.all(Array.from({ length: atOnce }, runLane));
  return results;
}
