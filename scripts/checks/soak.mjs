import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSoak } from '#scripts/system/run-soak.mjs';
import { describeFailure } from './failures.mjs';
import { oneTest, sum } from './step.mjs';

const faults = ['--errors', '0.1', '--timeouts', '0.05', '--duplicates', '0.05'];
const longRuns = [['--histories', '3000', '--kills', '60', ...faults]];
/** Faults by payment, of one backend; and faults of single requests with two, and a kill every ten histories. */
const runs = [
  ['--histories', '240', '--backends', '1'],
  ['--histories', '60', '--kills', '6', ...faults],
];

function countRules(reportFile) {
  try {
    const { checks } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const failures = checks
      .filter(({ broken }) => broken.length > 0)
      .map(({ rule, broken }) => describeFailure(rule, JSON.stringify(broken, null, 1)));
    return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures };
  } catch {
    return oneTest(false); // The soak test exited without a report.
  }
}

async function runOnce(args, stdio) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-report-'));
  const reportFile = join(folder, 'report.json');
  const code = await runSoak([...args, '--report', reportFile], { stdio });
  const counts = countRules(reportFile);
  rmSync(folder, { recursive: true, force: true });
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Runs random checkout histories while processes are killed; every invariant counts as one test. */
export async function checkSoak({ stdio }) {
  const counts = [];
  for (const args of process.env.TEST_EFFORT === 'long' ? longRuns : runs) counts.push(await runOnce(args, stdio));
  return sum(counts);
}
