import { setTimeout as sleep } from 'node:timers/promises';

/** How long a busy machine may need to start a backend or a database, or to start it again after a kill. */
export const startSeconds = 240;

/** Polls until the condition is true. Throws after so many seconds. */
export async function until(what: string, seconds: number, isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(`${what}: not within ${seconds} seconds.`);
    await sleep(50);
  }
}

/** Whether an address answers with success. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
}
