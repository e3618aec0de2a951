import { fork } from 'node:child_process';
import { once } from 'node:events';
import { z } from 'zod';

/** A message, and the handle that may come with one. */
const answerSchema = z.tuple([z.object({ sessions: z.number() })]).rest(z.unknown());

/**
 * Seeds the demo world as `seedDemo` does, in a process of its own: its memory ends with it, where the backend would keep
 * about 90 MB of it. Returns how many sessions were added. Throws when the process ends without having seeded.
 */
export async function seedInProcess(ownerUrl: string): Promise<number> {
  const child = fork(new URL('./seed-process.ts', import.meta.url));
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`The demo world could not be seeded (exit code ${String(code)}).`);
  });
  child.send({ ownerUrl });
  const [{ sessions }] = answerSchema.parse(await Promise.race([once(child, 'message'), failed]));
  return sessions;
}
