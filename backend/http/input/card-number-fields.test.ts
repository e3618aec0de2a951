import { cardNumberFields } from './card-number-fields.ts';

const card = '4242424242424242';
const searched = 16 * 1024;

it('names the fields, not what is in them', () => {
  const body = { data: { note: `Card ${card}`, people: [{ name: 'Robin' }, { name: card }] }, [card]: 1 };
  expect(cardNumberFields(body)).toEqual(expect.arrayContaining([[], ['data', 'note'], ['data', 'people', 1, 'name']]));
  expect(cardNumberFields(body)).toHaveLength(3);
});

it.each(['password', 'newPassword', 'token', 'code', 'username', 'emailOrReference'])('leaves out %s', (name) => {
  expect(cardNumberFields({ [name]: card, note: card })).toEqual([['note']]);
});

it('searches a text as far as people write', () => {
  expect(cardNumberFields({ note: `${'a '.repeat(searched / 2 - 20)}${card}` })).toEqual([['note']]);
  expect(cardNumberFields({ note: `${'a '.repeat(searched / 2)}${card}` })).toEqual([]);
});

/** Processor time in microseconds, of the second time. */
function cost(work: () => unknown): number {
  work();
  const before = process.cpuUsage();
  work();
  return process.cpuUsage(before).user;
}

const megabyte = 1024 * 1024;
const all = 7 * megabyte;
const usual = { data: { image: Array.from({ length: 4 }, () => '4 '.repeat(8 * 1024)) } };

it.each([
  ['one text', () => ({ data: { image: '4 '.repeat(all / 2) } })],
  ['six texts', () => ({ data: { image: Array.from({ length: 6 }, () => '4 '.repeat(all / 12)) } })],
  ['many texts', () => Array.from({ length: all / 32 }, () => '4 '.repeat(14))],
  ['many names', () => Object.fromEntries(Array.from({ length: all / 64 }, (_, at) => [`${'4 '.repeat(14)}${at}`, 1]))],
  ['many numbers', () => Array.from({ length: all / 2 }, () => 4)],
])('costs no more for 7 MB of digits than for 64 KB, but for parsing them: %s', (_, make) => {
  const text = JSON.stringify(make());
  const body: unknown = JSON.parse(text);
  const parsing = cost(() => JSON.parse(text));
  expect(cost(() => cardNumberFields(body))).toBeLessThan(
    6 * cost(() => cardNumberFields(usual)) + 2 * parsing + 20_000,
  );
});

it('is not stopped by how deep a body is', () => {
  let body: unknown = card;
  for (let depth = 0; depth < 20_000; depth += 1) body = [body];
  expect(cardNumberFields(body)).toHaveLength(1);
});
