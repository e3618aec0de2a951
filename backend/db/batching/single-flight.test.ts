import { setImmediate as nextTurn } from 'node:timers/promises';
import { testDatabase } from '#tests/support/database.ts';
import { singleFlight } from './single-flight.ts';

const { db } = await testDatabase();

/** Counts reads; each lasts until it is let go, and answers its number. */
function counted() {
  const finish: (() => void)[] = [];
  let reads = 0;
  const read = singleFlight(async () => {
    reads += 1;
    const own = reads;
    await new Promise<void>((resolve) => finish.push(resolve));
    return own;
  });
  const letGo = async () => {
    while (finish.length === 0) await nextTurn();
    finish.shift()?.();
  };
  return { ask: (key: string) => read(db, key), letGo, reads: () => reads };
}

it('reads anew for everybody who comes after the other', async () => {
  const { ask, letGo } = counted();
  const first = ask('a');
  await letGo();
  expect(await first).toBe(1);
  const second = ask('a');
  await letGo();
  expect(await second).toBe(2);
});

it('reads once for all who ask at the same moment, and once more for all who ask while it reads', async () => {
  const { ask, letGo, reads } = counted();
  const first = Promise.all([ask('a'), ask('a')]);
  while (reads() === 0) await nextTurn();
  const others = Promise.all([ask('a'), ask('a'), ask('a')]);
  await letGo();
  expect(await first).toEqual([1, 1]);
  await letGo();
  expect(await others).toEqual([2, 2, 2]);
  expect(reads()).toBe(2);
});

it('does not wait for a read of something else', async () => {
  const { ask, letGo, reads } = counted();
  const both = Promise.all([ask('a'), ask('b')]);
  while (reads() < 2) await nextTurn();
  await letGo();
  await letGo();
  expect(await both).toEqual([1, 2]);
});

it('reads again for those who come after a read that failed', async () => {
  let isFirst = true;
  const read = singleFlight(() => {
    if (!isFirst) return Promise.resolve('there');
    isFirst = false;
    return Promise.reject(new Error('away'));
  });
  await expect(read(db, 'a')).rejects.toThrow('away');
  expect(await read(db, 'a')).toBe('there');
});
