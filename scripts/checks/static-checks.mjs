import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildWeb } from '#scripts/system/build-web.mjs';
import { oneTest, runTool, sum } from './step.mjs';

/** Generates Next's route types first, which the project's types need. */
export async function checkTypes() {
  const isGenerated = await runTool('next/dist/bin/next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  return oneTest(isGenerated && (await runTool('typescript/bin/tsc', ['--noEmit'])));
}

/** Formatting, lint rules, and unused files, exports and packages. */
export async function checkLint() {
  const results = [];
  results.push(oneTest(await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])));
  results.push(oneTest(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0'])));
  results.push(oneTest(await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])));
  return sum(results);
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
