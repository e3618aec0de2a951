import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '#scripts/system/free-ports.mjs';
import { findChromium } from './find-chromium.mjs';
import { readPlaywrightReport } from './playwright-report.mjs';
import { oneTest, runTool } from './step.mjs';

const FIRST_PORT = 3900;

/** Runs the browser tests against a copy of their own, which Playwright builds, starts and stops. */
export async function checkPlaywright() {
  if (!findChromium()) await runTool('playwright/cli.js', ['install', 'chromium']);
  if (!findChromium()) {
    console.log('No Chromium was found: install it (Debian: apt-get install chromium), or set CHROMIUM_PATH.');
    return oneTest(false);
  }
  const folder = mkdtempSync(join(tmpdir(), 'touchline-playwright-'));
  const reportFile = join(folder, 'report.json');
  try {
    const isPassed = await runTool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
      env: {
        E2E_PORT: String(await findFreePorts(FIRST_PORT, 4)),
        PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      },
    });
    const counts = readPlaywrightReport(JSON.parse(readFileSync(reportFile, 'utf8')));
    return isPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  } catch {
    return oneTest(false); // Playwright exited without a report.
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
