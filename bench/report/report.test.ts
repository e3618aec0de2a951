import { getMissed } from './get-missed.ts';
import { fail, judge, miss, show, skip } from './judge.ts';
import { median } from './median.ts';
import type { Target } from './row.ts';
import { table } from './table.ts';

const most: Target = { limit: 1.5, is: 'most', unit: 'x', digits: 2 };
const least: Target = { limit: 0.4, is: 'least', unit: 'x', digits: 2 };
const measured = { group: 'Pages', what: 'home', beside: 'bare Next page' };

describe('a measured row', () => {
  it.each([
    [1.5, most, 'ok'],
    [1.504, most, 'ok'],
    [1.506, most, 'over'],
    [0.4, least, 'ok'],
    [0.39, least, 'over'],
    [NaN, most, 'over'],
  ])('of %p beside %p is %s', (value, target, verdict) => {
    expect(judge({ ...measured, value, target }).verdict).toBe(verdict);
  });

  it('says its number and its target alike', () => {
    expect(judge({ ...measured, value: 1.2345, target: most })).toMatchObject({ measured: '1.23x', target: '≤ 1.5x' });
    expect(judge({ ...measured, value: 1, target: least })).toMatchObject({ measured: '1.00x', target: '≥ 0.4x' });
  });
});

describe('the median', () => {
  it('is the one in the middle, whatever the order', () => expect(median([9, 1, 5])).toBe(5));
  it('is between the two in the middle of an even count', () => expect(median([4, 1, 2, 9])).toBe(3));
  it('of nothing is an error', () => expect(() => median([])).toThrow('no median'));
});

it('a run is failed by a number over its target and by an error, not by what was skipped or has no target', () => {
  const over = judge({ ...measured, value: 2, target: most });
  const failed = fail('Browser', 'all pages', new Error('no answer\n  at a line'));
  const others = [
    judge({ ...measured, value: 1, target: most }),
    show({ ...measured, measured: '42.0x' }),
    skip('Browser', 'all pages', 'no Chromium here'),
  ];
  expect(getMissed([over, ...others, failed])).toEqual([over, failed]);
  expect(failed.measured).toBe('no answer');
});

it.each([
  ['linux', 'failed'],
  ['darwin', 'skipped'],
] as const)('a page that cannot be measured on %s is %s', (platform, verdict) => {
  expect(miss('Pages', 'home', 'not there (404)', platform)).toMatchObject({ verdict, measured: 'not there (404)' });
});

it('the table lines up its columns, names its groups once, counts its verdicts and ends with what was missed', () => {
  const rows = [
    judge({ ...measured, value: 1.2, target: most }),
    show({ ...measured, what: 'home', measured: '42.0x', beside: 'node:http' }),
    judge({ ...measured, what: 'a page with a longer name', value: 2, target: most }),
    skip('Browser', 'all pages', 'no Chromium here'),
    fail('Browser', 'taps', new Error('no answer')),
  ];
  expect(table(rows).split('\n')).toEqual([
    '                           measured          beside          target',
    '',
    'Pages',
    'home                       1.20x             bare Next page  ≤ 1.5x  ok',
    'home                       42.0x             node:http       none',
    'a page with a longer name  2.00x             bare Next page  ≤ 1.5x  over',
    '',
    'Browser',
    'all pages                  no Chromium here                          skipped',
    'taps                       no answer                                 failed',
    '',
    '1 ok, 1 over, 1 failed, 1 skipped',
    '',
    'Missed:',
    '  Pages: a page with a longer name: 2.00x, target ≤ 1.5x',
    '  Browser: taps: no answer',
  ]);
});
