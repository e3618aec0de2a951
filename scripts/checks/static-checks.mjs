import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildWeb } from '#scripts/system/build-web.mjs';
import { oneTest, runTool, sum } from './step.mjs';

/** Types, which need Next's route types, formatting, and unused files, exports and packages. */
async function checkTypesAndFormat(isGenerated) {
  return [
    isGenerated && (await runTool('typescript/bin/tsc', ['--noEmit'])),
    await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
    await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints']),
  ];
}

/** Checks the sources without running them. ESLint, which takes longest, runs beside the rest. */
export async function checkSources() {
  const isGenerated = await runTool('next/dist/bin/next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  const [isLinted, others] = await Promise.all([
    runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']),
    checkTypesAndFormat(isGenerated),
  ]);
  return sum([isLinted, ...others].map(oneTest));
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
