import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseQuickTests } from './choose-quick-tests.mjs';
import { readJestReport, withSecondTry } from './jest-report.mjs';
import { oneTest, runTool, sum } from './step.mjs';

/** A time zone in which the unit tests run too: no rule may depend on the server's. It has other days of change than ours. */
const otherZone = 'America/New_York';
const unitTests = ['--selectProjects', 'node', 'isolated', '--testPathPatterns=/(components|lib)/'];

function countTests(reportFile) {
  try {
    return readJestReport(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    return { ...oneTest(false), failures: [], failedFiles: [] }; // Jest exited without a report.
  }
}

/** A larger young generation: a test of components loads its modules anew, which survive until it ends. */
const nodeOptions = '--experimental-vm-modules --no-warnings --max-semi-space-size=64';

async function runJest(zone, args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-jest-'));
  const reportFile = join(folder, 'report.json');
  const isPassed = await runTool('jest/bin/jest.js', ['--json', `--outputFile=${reportFile}`, ...args], {
    env: { ...env, TZ: zone, NODE_OPTIONS: nodeOptions },
  });
  const counts = countTests(reportFile);
  rmSync(folder, { recursive: true, force: true });
  return isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** More files than these do not fail because a machine is busy. */
const mostFilesAgain = 5;

/** Runs Jest, and files with failed tests once more, one after the other, as Playwright does with journeys. */
async function runJestTwice(zone, args, env) {
  const first = await runJest(zone, args, env);
  const paths = first.failedFiles.map(({ path }) => path);
  if (paths.length === 0 || paths.length > mostFilesAgain) return first;
  console.log(`\nOnce more, one after the other: ${paths.join(', ')}`);
  return withSecondTry(first, await runJest(zone, ['--runInBand', '--runTestsByPath', ...paths], env));
}

/** Runs all Jest projects under UTC, then the unit tests in another time zone, which counts as one test. */
export async function checkJest() {
  const result = await runJestTwice('UTC', []);
  console.log(`\nThe unit tests once more, in ${otherZone}`);
  const { failed, failures } = await runJest(otherZone, unitTests);
  return sum([result, { ...oneTest(failed === 0), failures }]);
}

/** Runs the chosen tests under UTC, with few random histories. */
export function checkJestQuickly() {
  return runJestTwice('UTC', ['--runTestsByPath', ...chooseQuickTests()], { TEST_EFFORT: 'quick' });
}

/** Runs the tests that a person names, with Jest's own arguments; returns the exit code. */
export async function runChosenTests(args) {
  const isPassed = await runTool('jest/bin/jest.js', args, { env: { TZ: 'UTC', NODE_OPTIONS: nodeOptions } });
  return isPassed ? 0 : 1;
}
