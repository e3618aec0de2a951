import { statementNames } from '../connection/connect.ts';

test('a statement gets its name when it is used the third time, and keeps it', () => {
  const nameStatement = statementNames();
  expect([nameStatement('select $1'), nameStatement('select $1')]).toEqual([undefined, undefined]);
  const name = nameStatement('select $1');
  expect(name).toMatch(/^\w+$/);
  expect(nameStatement('select $1')).toBe(name);
});

test('different statements get different names', () => {
  const nameStatement = statementNames();
  const names = ['a', 'b'].map((text) => [nameStatement(text), nameStatement(text), nameStatement(text)].at(-1));
  expect(new Set(names).size).toBe(2);
});

test('there are at most 500 names, and those given are kept', () => {
  const nameStatement = statementNames();
  const thrice = (text: string) => [nameStatement(text), nameStatement(text), nameStatement(text)].at(-1);
  const names = Array.from({ length: 501 }, (_, count) => thrice(`select ${count}`));
  expect(names.filter((name) => name !== undefined)).toHaveLength(500);
  expect(names.at(-1)).toBeUndefined();
  expect(nameStatement('select 0')).toBe(names[0]);
});

test('counts of statements that are used once are dropped', () => {
  const nameStatement = statementNames();
  nameStatement('select $1');
  nameStatement('select $1');
  for (let count = 0; count < 2_000; count += 1) nameStatement(`insert ${count}`);
  expect(nameStatement('select $1')).toBeUndefined();
});
