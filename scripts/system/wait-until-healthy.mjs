import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from '#scripts/runtime/start-error.mjs';

async function isHealthy(url) {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(5_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}

/** Returns once the child answers 200 at the address. Throws StartError when it ends first, or takes too long. */
export async function waitUntilHealthy(child, url, seconds) {
  const deadline = Date.now() + seconds * 1000;
  let ending = null;
  void child.exited.then((how) => (ending = how));
  while (!(await isHealthy(url))) {
    if (ending) throw new StartError(`The ${child.name} did not start (${ending}); its last lines above say why.`);
    if (Date.now() > deadline)
      throw new StartError(`The ${child.name} did not answer at ${url} within ${seconds} seconds.`);
    await delay(100);
  }
}
