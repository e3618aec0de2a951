import { barrier } from '#tests/support/barrier.ts';
import { workerPool } from './worker-pool.ts';

const never = new AbortController().signal;

function takeFrom<Item>(items: Item[]) {
  return () => Promise.resolve(items.shift());
}

it('has so many items under way at a time, and every item once', async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  const taken = await workerPool(3).run<number>({
    take: takeFrom([1, 2, 3, 4, 5, 6, 7]),
    work: async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      done.push(item);
    },
    onFailure: (error) => {
      throw error;
    },
    signal: never,
  });
  expect(taken).toBe(7);
  expect(most).toBe(3);
  expect(done.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('goes on with the others when one fails', async () => {
  const failed: unknown[] = [];
  const done: number[] = [];
  await workerPool(1).run<number>({
    take: takeFrom([1, 2, 3]),
    work: (item) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(done.push(item))),
    onFailure: (error, item) => failed.push([item, error]),
    signal: never,
  });
  expect(done).toEqual([1, 3]);
  expect(failed).toEqual([[2, new Error('two')]]);
});

it('keeps the next run waiting for nobody: one that hangs has its worker for itself', async () => {
  const hanging = barrier(2);
  const pool = workerPool(2);
  const over = new AbortController();
  const onFailure = () => undefined;
  const first = pool.run({
    take: takeFrom(['hangs']),
    work: () => {
      over.abort();
      return hanging();
    },
    onFailure,
    signal: over.signal,
  });
  expect(await first).toBe(1);
  const done: string[] = [];
  const work = (item: string) => Promise.resolve(done.push(item));
  expect(await pool.run({ take: takeFrom(['one', 'other']), work, onFailure, signal: never })).toBe(2);
  expect(done).toEqual(['one', 'other']);
  void hanging();
  await pool.idle();
});
