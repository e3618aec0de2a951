import { barrier } from '#tests/support/barrier.ts';
import { workerPool } from './worker-pool.ts';

const never = new AbortController().signal;

function takeFrom<Item>(items: Item[]) {
  return () => Promise.resolve(items.shift());
}

it('limits the number of concurrent items, and works on every item once', async () => {
  const doneItems: number[] = [];
  let [running, most] = [0, 0];
  const taken = await workerPool(3).run<number>({
    take: takeFrom([1, 2, 3, 4, 5, 6, 7]),
    work: async (item) => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      doneItems.push(item);
    },
    onFailure: (error) => {
      throw error;
    },
    signal: never,
  });
  expect(taken).toBe(7);
  expect(most).toBe(3);
  expect(doneItems.sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

it('goes on with the others when one fails', async () => {
  const failedItems: unknown[] = [];
  const doneItems: number[] = [];
  await workerPool(1).run<number>({
    take: takeFrom([1, 2, 3]),
    work: (item) => (item === 2 ? Promise.reject(new Error('two')) : Promise.resolve(doneItems.push(item))),
    onFailure: (error, item) => failedItems.push([item, error]),
    signal: never,
  });
  expect(doneItems).toEqual([1, 3]);
  expect(failedItems).toEqual([[2, new Error('two')]]);
});

it('does not delay the next run: an item that hangs occupies only its own worker', async () => {
  const hanging = barrier(2);
  const pool = workerPool(2);
  const runEnd = new AbortController();
  const onFailure = () => undefined;
  const first = pool.run({
    take: takeFrom(['hangs']),
    work: () => {
      runEnd.abort();
      return hanging();
    },
    onFailure,
    signal: runEnd.signal,
  });
  expect(await first).toBe(1);
  const doneItems: string[] = [];
  const work = (item: string) => Promise.resolve(doneItems.push(item));
  expect(await pool.run({ take: takeFrom(['one', 'other']), work, onFailure, signal: never })).toBe(2);
  expect(doneItems).toEqual(['one', 'other']);
  void hanging();
  await pool.idle();
});
