import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSoak } from '#scripts/system/run-soak.mjs';
import { oneTest } from './step.mjs';

const histories = '300';

function countRules(reportFile) {
  try {
    const { checks } = JSON.parse(readFileSync(reportFile, 'utf8'));
    const failed = checks.filter(({ broken }) => broken.length > 0).length;
    return { passed: checks.length - failed, failed, skipped: 0 };
  } catch {
    return oneTest(false); // The soak test exited without a report.
  }
}

/** Runs random checkout histories while processes are killed; every invariant counts as one test. */
export async function checkSoak() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-report-'));
  const reportFile = join(folder, 'report.json');
  const code = await runSoak(['--histories', histories, '--report', reportFile]);
  const counts = countRules(reportFile);
  rmSync(folder, { recursive: true, force: true });
  return code === 0 || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}
