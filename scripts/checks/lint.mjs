import { oneTest, runTool } from './step.mjs';

export async function checkLint() {
  return oneTest(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0']));
}
