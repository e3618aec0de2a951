import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

/**
 * Seeds the demo world as `seedDemo` does, in a thread of its own: its heap ends with it, where the backend would keep
 * 80 MB of garbage. Returns how many sessions were added.
 */
export async function seedInThread(ownerUrl: string): Promise<number> {
  const worker = new Worker(new URL('./seed-thread.ts', import.meta.url), { workerData: { ownerUrl }, execArgv: [] });
  const [sessions] = z.tuple([z.number()]).parse(await once(worker, 'message'));
  return sessions;
}
