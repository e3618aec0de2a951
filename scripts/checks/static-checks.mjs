import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildWeb } from '#scripts/system/build-web.mjs';
import { oneTest, runTool } from './step.mjs';

/** Generates Next's route types, which the compiler and Oxlint need. */
export async function generateRouteTypes({ stdio }) {
  const env = { NEXT_TELEMETRY_DISABLED: '1' };
  return oneTest(await runTool('next/dist/bin/next', ['typegen'], { env, stdio }));
}

/** Checks the types. */
export async function checkTypes({ stdio }) {
  return oneTest(await runTool('typescript-7/bin/tsc', ['--noEmit'], { stdio }));
}

/** Lints all sources, with their types. */
export async function checkLint({ stdio }) {
  return oneTest(await runTool('oxlint/bin/oxlint', [], { stdio }));
}

/** Checks the order of imports, and Tailwind's classes. */
export async function checkImportsAndClasses({ stdio }) {
  return oneTest(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0'], { stdio }));
}

/** Checks the formatting. */
export async function checkFormat({ stdio }) {
  return oneTest(await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'], { stdio }));
}

/** Finds unused files, exports and packages. */
export async function checkUnused({ stdio }) {
  return oneTest(await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'], { stdio }));
}

/** Builds the web. */
export async function checkBuild({ stdio }) {
  try {
    await buildWeb({ stdio });
    return oneTest(true);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(error.message);
    return oneTest(false);
  }
}
