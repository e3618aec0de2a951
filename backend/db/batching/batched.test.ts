import { setImmediate as nextTurn } from 'node:timers/promises';
import { testDatabase } from '#tests/support/database.ts';
import { batched } from './batched.ts';

const { db } = await testDatabase();

interface ReadRequest {
  name: string;
  queue?: string;
}

/** A batched function that records its batches; each runs until `finishOne`. */
function recorded() {
  const batches: string[][] = [];
  const finish: (() => void)[] = [];
  const call = batched({
    getName: ({ name }: ReadRequest) => name,
    getQueue: ({ queue = '' }: ReadRequest) => queue,
    run: async (_db, requests) => {
      batches.push(requests.map(({ name }) => name));
      await new Promise<void>((resolve) => finish.push(resolve));
      if (requests.some(({ name }) => name === 'bad')) throw new Error('no');
      return new Map(requests.filter(({ name }) => name !== 'unknown').map(({ name }) => [name, name.toUpperCase()]));
    },
  });
  const finishOne = async () => {
    while (finish.length === 0) await nextTurn();
    finish.shift()?.();
    await nextTurn();
    await nextTurn();
  };
  return {
    batches,
    call: (name: string, queue?: string) => call(db, queue === undefined ? { name } : { name, queue }),
    finishOne,
  };
}

it('runs a single call', async () => {
  const { call, finishOne } = recorded();
  const result = call('a');
  await finishOne();
  expect(await result).toBe('A');
});

it('batches calls of the same turn, and calls of the same name share a request', async () => {
  const { batches, call, finishOne } = recorded();
  const results = Promise.all([call('a'), call('b'), call('a'), call('unknown')]);
  await finishOne();
  expect(await results).toEqual(['A', 'B', 'A', undefined]);
  expect(batches).toEqual([['a', 'b', 'unknown']]);
});

it('runs another batch for calls made during a run, even of the same name', async () => {
  const { batches, call, finishOne } = recorded();
  const early = call('a');
  while (batches.length === 0) await nextTurn();
  const late = Promise.all([call('a'), call('b')]);
  await finishOne();
  expect(await early).toBe('A');
  await finishOne();
  expect(await late).toEqual(['A', 'B']);
  expect(batches).toEqual([['a'], ['a', 'b']]);
});

it('queues calls while three batches run', async () => {
  const { batches, call, finishOne } = recorded();
  const results: Promise<string | undefined>[] = [];
  for (const name of ['a', 'b', 'c']) {
    results.push(call(name));
    while (batches.length < results.length) await nextTurn();
  }
  results.push(call('d'), call('e'));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(batches).toEqual([['a'], ['b'], ['c']]);
  for (let run = 0; run < 4; run += 1) await finishOne();
  expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(batches.at(-1)).toEqual(['d', 'e']);
});

it('runs a batch for each queue', async () => {
  const { batches, call, finishOne } = recorded();
  const results = Promise.all([call('a', 'one'), call('b', 'other')]);
  await finishOne();
  await finishOne();
  expect(await results).toEqual(['A', 'B']);
  expect(batches).toEqual([['a'], ['b']]);
});

it('rejects the calls of the failed batch only', async () => {
  const { call, finishOne } = recorded();
  const failed = expect(call('bad')).rejects.toThrow('no');
  await finishOne();
  await failed;
  const result = call('a');
  await finishOne();
  expect(await result).toBe('A');
});
