import { expect, it } from '@jest/globals';
import type { Saving } from '#contract/cart/savings.ts';
import { joinSavings } from './join-savings.ts';

const saving = (input: Partial<Saving> & { value: number }): Saving => {
  const { value, ...rest } = input;
  const amount = { formatted: '', value, currency: 'GBP' };
  return { kind: 'package', name: 'Ten swims', uses: 1, usesLeft: 5, usesTotal: 10, ...rest, amount };
};

it('adds amounts and uses of the same kind and name, and keeps the last count of uses left', () => {
  const [joined, ...others] = joinSavings([saving({ value: 480 }), saving({ value: 620, uses: 2, usesLeft: 3 })]);
  expect(others).toEqual([]);
  expect(joined).toEqual({
    kind: 'package',
    name: 'Ten swims',
    amountMinor: 1100,
    uses: 3,
    usesLeft: 3,
    usesTotal: 10,
  });
});

it.each([
  ['names', { name: 'Five swims' }],
  ['kinds', { kind: 'benefit' as const }],
])('keeps different %s apart, in the order of their first', (_, other) => {
  const joined = joinSavings([saving({ value: 100 }), saving({ value: 20, ...other }), saving({ value: 3 })]);
  expect(joined.map(({ amountMinor }) => amountMinor)).toEqual([103, 20]);
});

it('joins savings without a name, such as member prices', () => {
  const member = { kind: 'member_price', name: null } as const;
  expect(joinSavings([saving({ value: 100, ...member }), saving({ value: 50, ...member })])).toHaveLength(1);
});
