import { oneTest, runTool } from './step.mjs';

/** Next's own declarations first: the project is checked against them. */
export async function checkTypes() {
  const isGenerated = await runTool('next/dist/bin/next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  return oneTest(isGenerated && (await runTool('typescript/bin/tsc', ['--noEmit'])));
}
