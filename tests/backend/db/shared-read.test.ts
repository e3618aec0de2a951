import { sharedRead } from '../../../backend/db/shared-read.ts';
import { testDatabase } from '../../support/database.ts';

const { db } = await testDatabase();

/** Counts reads; each lasts until it is let go, and answers its number. */
function counted() {
  const finish: (() => void)[] = [];
  let reads = 0;
  const read = sharedRead(async () => {
    reads += 1;
    const own = reads;
    await new Promise<void>((resolve) => finish.push(resolve));
    return own;
  });
  return { ask: (key: string) => read(db, key), letGo: () => finish.shift()?.(), reads: () => reads };
}

it('reads anew for everybody who comes after the other', async () => {
  const { ask, letGo } = counted();
  const first = ask('a');
  letGo();
  expect(await first).toBe(1);
  const second = ask('a');
  letGo();
  expect(await second).toBe(2);
});

it('reads once more for all who ask while it reads', async () => {
  const { ask, letGo, reads } = counted();
  const first = ask('a');
  const others = Promise.all([ask('a'), ask('a'), ask('a')]);
  expect(reads()).toBe(1);
  letGo();
  expect(await first).toBe(1);
  letGo();
  expect(await others).toEqual([2, 2, 2]);
  expect(reads()).toBe(2);
});

it('does not wait for a read of something else', async () => {
  const { ask, letGo, reads } = counted();
  const both = Promise.all([ask('a'), ask('b')]);
  expect(reads()).toBe(2);
  letGo();
  letGo();
  expect(await both).toEqual([1, 2]);
});

it('reads again for those who waited for a read that failed', async () => {
  let isFirst = true;
  const read = sharedRead(() => {
    if (!isFirst) return Promise.resolve('there');
    isFirst = false;
    return Promise.reject(new Error('away'));
  });
  const first = expect(read(db, 'a')).rejects.toThrow('away');
  const second = read(db, 'a');
  await first;
  expect(await second).toBe('there');
});
