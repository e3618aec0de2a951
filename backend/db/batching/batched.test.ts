import { setImmediate as nextTurn } from 'node:timers/promises';
import { testDatabase } from '#tests/support/database.ts';
import { batched } from './batched.ts';

const { db } = await testDatabase();

interface ReadRequest {
  name: string;
  queue?: string;
}

/** Notes what is run together; a run lasts until it is let go. */
function watched() {
  const runs: string[][] = [];
  const finish: (() => void)[] = [];
  const ask = batched({
    nameOf: ({ name }: ReadRequest) => name,
    queueOf: ({ queue: lane = '' }: ReadRequest) => lane,
    run: async (_db, requests) => {
      runs.push(requests.map(({ name }) => name));
      await new Promise<void>((resolve) => finish.push(resolve));
      if (requests.some(({ name }) => name === 'bad')) throw new Error('no');
      return new Map(requests.filter(({ name }) => name !== 'unknown').map(({ name }) => [name, name.toUpperCase()]));
    },
  });
  const letGo = async () => {
    while (finish.length === 0) await nextTurn();
    finish.shift()?.();
    await nextTurn();
    await nextTurn();
  };
  return {
    runs,
    ask: (name: string, lane?: string) => ask(db, lane === undefined ? { name } : { name, queue: lane }),
    letGo,
  };
}

it('answers a lone asker', async () => {
  const { ask, letGo } = watched();
  const answer = ask('a');
  await letGo();
  expect(await answer).toBe('A');
});

it('runs once for all who ask in the same turn, and once for those who ask for the same', async () => {
  const { runs, ask, letGo } = watched();
  const answers = Promise.all([ask('a'), ask('b'), ask('a'), ask('unknown')]);
  await letGo();
  expect(await answers).toEqual(['A', 'B', 'A', undefined]);
  expect(runs).toEqual([['a', 'b', 'unknown']]);
});

it('gives whoever asks during a run another one, even for the same thing', async () => {
  const { runs, ask, letGo } = watched();
  const early = ask('a');
  while (runs.length === 0) await nextTurn();
  const late = Promise.all([ask('a'), ask('b')]);
  await letGo();
  expect(await early).toBe('A');
  await letGo();
  expect(await late).toEqual(['A', 'B']);
  expect(runs).toEqual([['a'], ['a', 'b']]);
});

it('gathers while three run', async () => {
  const { runs, ask, letGo } = watched();
  const answers: Promise<string | undefined>[] = [];
  for (const name of ['a', 'b', 'c']) {
    answers.push(ask(name));
    while (runs.length < answers.length) await nextTurn();
  }
  answers.push(ask('d'), ask('e'));
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(runs).toEqual([['a'], ['b'], ['c']]);
  for (let run = 0; run < 4; run += 1) await letGo();
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(runs.at(-1)).toEqual(['d', 'e']);
});

it('keeps lanes apart', async () => {
  const { runs, ask, letGo } = watched();
  const answers = Promise.all([ask('a', 'one'), ask('b', 'other')]);
  await letGo();
  await letGo();
  expect(await answers).toEqual(['A', 'B']);
  expect(runs).toEqual([['a'], ['b']]);
});

it('fails for those of the run alone', async () => {
  const { ask, letGo } = watched();
  const failed = expect(ask('bad')).rejects.toThrow('no');
  await letGo();
  await failed;
  const answer = ask('a');
  await letGo();
  expect(await answer).toBe('A');
});
