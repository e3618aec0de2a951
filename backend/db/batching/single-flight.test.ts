import { setImmediate as nextTurn } from 'node:timers/promises';
import { testDatabase } from '#tests/support/database.ts';
import { singleFlight } from './single-flight.ts';

const { db } = await testDatabase();

/** A read that counts its calls, lasts until `finishOne`, and returns its number. */
function counted() {
  const finish: (() => void)[] = [];
  let reads = 0;
  const read = singleFlight(async () => {
    reads += 1;
    const number = reads;
    await new Promise<void>((resolve) => finish.push(resolve));
    return number;
  });
  const finishOne = async () => {
    while (finish.length === 0) await nextTurn();
    finish.shift()?.();
  };
  return { read: (key: string) => read(db, key), finishOne, reads: () => reads };
}

it('reads again for a call made after the first has ended', async () => {
  const { read, finishOne } = counted();
  const first = read('a');
  await finishOne();
  expect(await first).toBe(1);
  const second = read('a');
  await finishOne();
  expect(await second).toBe(2);
});

it('reads once for concurrent calls, and once more for the calls made while it reads', async () => {
  const { read, finishOne, reads } = counted();
  const first = Promise.all([read('a'), read('a')]);
  while (reads() === 0) await nextTurn();
  const others = Promise.all([read('a'), read('a'), read('a')]);
  await finishOne();
  expect(await first).toEqual([1, 1]);
  await finishOne();
  expect(await others).toEqual([2, 2, 2]);
  expect(reads()).toBe(2);
});

it('does not wait for a read with another key', async () => {
  const { read, finishOne, reads } = counted();
  const both = Promise.all([read('a'), read('b')]);
  while (reads() < 2) await nextTurn();
  await finishOne();
  await finishOne();
  expect(await both).toEqual([1, 2]);
});

it('reads again after a read that failed', async () => {
  let isFirst = true;
  const read = singleFlight(() => {
    if (!isFirst) return Promise.resolve('there');
    isFirst = false;
    return Promise.reject(new Error('away'));
  });
  await expect(read(db, 'a')).rejects.toThrow('away');
  expect(await read(db, 'a')).toBe('there');
});
