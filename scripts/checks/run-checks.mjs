import { printFailures } from './failures.mjs';
import { checkJest, checkJestQuickly } from './jest.mjs';
import { checkPlaywright } from './playwright.mjs';
import { runStage } from './run-stage.mjs';
import { checkSoak } from './soak.mjs';
import {
  checkBuild,
  checkFormat,
  checkImportsAndClasses,
  checkLint,
  checkTypes,
  checkUnused,
  generateRouteTypes,
} from './static-checks.mjs';
import { sentence, sum } from './step.mjs';

const sources = [
  ['Lint', checkLint],
  ['Imports and classes', checkImportsAndClasses],
  ['Types', checkTypes],
  ['Format', checkFormat],
  ['Unused code', checkUnused],
];
const routeTypes = ['Route types', generateRouteTypes];
const build = ['Build', checkBuild];

const quick = [[routeTypes], [...sources, build], [['Jest', checkJestQuickly]]];
const all = [
  [routeTypes],
  // The soak test mostly waits, and the build uses both processors.
  [...sources, ['Soak', checkSoak], build],
  [['Jest', checkJest]],
  [['Playwright', checkPlaywright]],
];

/**
 * Runs all checks, or only the quick ones, stage by stage, and prints one line of counts at the end. Returns the exit
 * code.
 */
export async function runChecks({ isFailFast, isQuick }) {
  const results = [];
  for (const stage of isQuick ? quick : all) {
    results.push(...(await runStage(stage, { isFailFast })));
    if (isFailFast && sum(results).failed > 0) break;
  }
  printFailures(results);
  const { skipped, ...total } = sum(results);
  if (skipped > 0) console.log(`\n${skipped} skipped, as named above.`);
  console.log(`\n${sentence(total)}`);
  return total.failed > 0 ? 1 : 0;
}
