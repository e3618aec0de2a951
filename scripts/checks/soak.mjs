import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
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

function countRules({ checks }) {
  const failures = checks
    .filter(({ broken }) => broken.length > 0)
    .map(({ rule, broken }) => describeFailure(rule, JSON.stringify(broken, null, 1)));
  return { passed: checks.length - failures.length, failed: failures.length, skipped: 0, failures };
}

async function runOnce(args, stdio) {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-report-'));
  const reportFile = join(folder, 'report.json');
  const code = await runSoak([...args, '--report', reportFile], { stdio });
  const report = existsSync(reportFile)
    ? JSON.parse(readFileSync(reportFile, 'utf8'))
    : { error: `It exited with ${code} and wrote no report.` };
  const name = `npm run soak -- ${args.join(' ')}`;
  const counts =
    report.error === undefined
      ? countRules(report)
      : { ...oneTest(false), failures: [describeFailure(name, report.error)] };
  rmSync(folder, { recursive: true, force: true });
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/** Runs random checkout histories while processes are killed; every invariant counts as one test. */
export async function checkSoak({ stdio }) {
  const counts = [];
  for (const args of process.env.TEST_EFFORT === 'long' ? longRuns : runs) counts.push(await runOnce(args, stdio));
  return sum(counts);
}
