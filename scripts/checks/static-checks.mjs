import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildWeb } from '#scripts/system/build-web.mjs';
import { oneTest, runTool, sum } from './step.mjs';

/** Generates Next's route types first, which the project's types need. */
export async function checkTypes() {
  const isGenerated = await runTool('next/dist/bin/next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  return oneTest(isGenerated && (await runTool('typescript/bin/tsc', ['--noEmit'])));
}

const checkFormat = () => runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']);
const checkRules = (args = []) => runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0', ...args]);
const checkUnused = () => runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']);

/** Formatting, lint rules, and unused files, exports and packages. */
export async function checkLint() {
  const results = [];
  for (const check of [checkFormat, checkRules, checkUnused]) results.push(oneTest(await check()));
  return sum(results);
}

/**
 * Types and lint at the same time, as each keeps one processor busy. ESLint looks only at files that have changed since it
 * last found nothing in them.
 */
export async function checkTypesAndLintQuickly() {
  const inOrder = async () => {
    const types = await checkTypes();
    return sum([types, oneTest(await checkFormat()), oneTest(await checkUnused())]);
  };
  const cache = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];
  const [others, isLinted] = await Promise.all([inOrder(), checkRules(cache)]);
  return sum([others, oneTest(isLinted)]);
}

/** Builds the web. */
export async function checkBuild() {
  try {
    await buildWeb();
    return oneTest(true);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(error.message);
    return oneTest(false);
  }
}
