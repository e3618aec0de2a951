import { checkJest, checkJestQuickly } from './jest.mjs';
import { checkPlaywright } from './playwright.mjs';
import { checkSoak } from './soak.mjs';
import { checkBuild, checkSources } from './static-checks.mjs';
import { sentence, sum } from './step.mjs';

const quick = [
  ['Types and lint', checkSources],
  ['Jest', checkJestQuickly],
  ['Build', checkBuild],
];
const all = [
  ['Types and lint', checkSources],
  ['Jest', checkJest],
  ['Soak', checkSoak],
  ['Build', checkBuild],
  ['Playwright', checkPlaywright],
];

/**
 * Runs all checks, or only the quick ones, in order, and prints one line of counts at the end. Returns the exit code.
 */
export async function runChecks({ isFailFast, isQuick }) {
  const checks = isQuick ? quick : all;
  const results = [];
  for (const [name, check] of checks) {
    console.log(`\n── ${name}`);
    const startedAt = performance.now();
    const result = await check();
    console.log(`── ${name}: ${sentence(result)} (${Math.round((performance.now() - startedAt) / 1000)} s)`);
    results.push(result);
    if (isFailFast && result.failed > 0) break;
  }
  const { skipped, ...total } = sum(results);
  if (skipped > 0) console.log(`\n${skipped} skipped, as named above.`);
  console.log(`\n${sentence(total)}`);
  return total.failed > 0 ? 1 : 0;
}
