import { oneTest, runTool } from './step.mjs';

/** Generates Next's route types first, which the project's types need. */
export async function checkTypes() {
  const isGenerated = await runTool('next/dist/bin/next', ['typegen'], { NEXT_TELEMETRY_DISABLED: '1' });
  return oneTest(isGenerated && (await runTool('typescript/bin/tsc', ['--noEmit'])));
}
