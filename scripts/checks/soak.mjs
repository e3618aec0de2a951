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
    return oneTest(false); // It broke off before it could report.
  }
}

/** Random histories of the whole checkout while processes are killed; every rule that must hold at rest is one test. */
export async function checkSoak() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-soak-report-'));
  const reportFile = join(folder, 'report.json');
  const code = await runSoak(['--histories', histories, '--report', reportFile]);
  const counted = countRules(reportFile);
  rmSync(folder, { recursive: true, force: true });
  return code === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}
