import { oneTest, runTool, sum } from './step.mjs';

/** Formatting, lint rules, and unused files, exports and packages. */
export async function checkLint() {
  const results = [];
  results.push(oneTest(await runTool('prettier/bin/prettier.cjs', ['--check', '--log-level=warn', '.'])));
  results.push(oneTest(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings=0'])));
  results.push(oneTest(await runTool('knip/bin/knip.js', ['--no-progress', '--no-config-hints'])));
  return sum(results);
}
