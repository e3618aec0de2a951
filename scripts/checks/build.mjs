import { StartError } from '#scripts/runtime/start-error.mjs';
import { buildWeb } from '#scripts/system/build-web.mjs';
import { oneTest } from './step.mjs';

export async function checkBuild() {
  try {
    await buildWeb();
    return oneTest(true);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.log(error.message);
    return oneTest(false);
  }
}
