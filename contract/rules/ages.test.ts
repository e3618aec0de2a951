import { ageOn, ageProblem, getBirthday } from './ages.ts';

describe('the age on a day', () => {
  test.each([
    ['2020-05-10', '2026-05-09', 5],
    ['2020-05-10', '2026-05-10', 6],
    ['2020-05-10', '2026-12-31', 6],
    ['2020-12-31', '2026-01-01', 5],
    ['2026-05-10', '2026-05-10', 0],
    ['2020-02-29', '2025-02-28', 4],
    ['2020-02-29', '2025-03-01', 5],
    ['2020-02-29', '2024-02-28', 3],
    ['2020-02-29', '2024-02-29', 4],
  ])('born on %s, on %s: %i', (dateOfBirth, day, age) => {
    expect(ageOn(dateOfBirth, day)).toBe(age);
  });
});

test.each([
  ['2023-07-09', 5, '2028-07-09'],
  ['2020-02-29', 5, '2025-03-01'],
  ['2020-02-29', 8, '2028-02-29'],
  ['2000-02-29', 100, '2100-03-01'],
])('born on %s, %i on %s', (dateOfBirth, age, day) => {
  expect(getBirthday(dateOfBirth, age)).toBe(day);
  expect(ageOn(dateOfBirth, day)).toBe(age);
});

describe('for ages 5 to 11', () => {
  const ages = { minimum: 5, maximum: 11 };
  test.each([
    ['2021-11-24', '2026-11-23', { kind: 'young', age: 4, from: '2026-11-24' }],
    ['2021-11-24', '2026-11-24', null],
    ['2014-11-25', '2026-11-24', null],
    ['2014-11-24', '2026-11-24', { kind: 'old', age: 12 }],
  ])('born on %s, on %s: %j', (dateOfBirth, day, problem) => {
    expect(ageProblem(ages, dateOfBirth, day)).toEqual(problem);
  });
});

test.each([
  [null, '2026-01-01'],
  [{ minimum: 16, maximum: null }, null],
  [{ minimum: 16, maximum: null }, '1926-01-01'],
  [{ minimum: null, maximum: 4 }, '2026-11-24'],
])('%j with %s refuses nobody', (ages, dateOfBirth) => {
  expect(ageProblem(ages, dateOfBirth, '2026-11-24')).toBeNull();
});
