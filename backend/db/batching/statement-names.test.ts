import { statementNames } from './statement-names.ts';

test('a statement gets its name when it is used the third time, and keeps it', () => {
  const nameOf = statementNames();
  expect([nameOf('select $1'), nameOf('select $1')]).toEqual([undefined, undefined]);
  const name = nameOf('select $1');
  expect(name).toMatch(/^\w+$/);
  expect(nameOf('select $1')).toBe(name);
});

test('different statements get different names', () => {
  const nameOf = statementNames();
  const names = ['a', 'b'].map((text) => [nameOf(text), nameOf(text), nameOf(text)].at(-1));
  expect(new Set(names).size).toBe(2);
});

test('there are at most 500 names, and those given are kept', () => {
  const nameOf = statementNames();
  const thrice = (text: string) => [nameOf(text), nameOf(text), nameOf(text)].at(-1);
  const names = Array.from({ length: 501 }, (_, count) => thrice(`select ${count}`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
  expect(names.at(-1)).toBeUndefined();
  expect(nameOf('select 0')).toBe(names[0]);
});

test('counts of statements that are used once are dropped', () => {
  const nameOf = statementNames();
  nameOf('select $1');
  nameOf('select $1');
  for (let count = 0; count < 2_000; count += 1) nameOf(`insert ${count}`);
  expect(nameOf('select $1')).toBeUndefined();
});
