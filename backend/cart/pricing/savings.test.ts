import { getFullPrice, getLineSavings } from './cart-summary.ts';

const line = {
  quantity: 1,
  standardPrice: 620,
  unitPrice: 620,
  lineTotal: 620,
  benefitId: null,
  ownedPackageId: null,
  membershipUserId: null,
};

it('names nothing on a line at its full price', () => {
  expect(getFullPrice(line)).toBe(620);
  expect(getLineSavings(line)).toEqual([]);
});

it('names the member price of every place', () => {
  const row = { ...line, quantity: 3, unitPrice: 520, lineTotal: 1560 };
  expect(getFullPrice(row)).toBe(1860);
  expect(getLineSavings(row)).toEqual([{ kind: 'member_price', amount: 300, uses: 0 }]);
});

it('names the one discount of a single place, which may hide a member price', () => {
  const row = { ...line, unitPrice: 0, lineTotal: 0, ownedPackageId: 'p' };
  expect(getLineSavings(row)).toEqual([{ kind: 'package', amount: 620, uses: 1 }]);
});

it('tells a benefit on one place from the member price of all', () => {
  const row = { ...line, quantity: 2, unitPrice: 520, lineTotal: 780, benefitId: 'b' };
  expect(getLineSavings(row)).toEqual([
    { kind: 'member_price', amount: 200, uses: 0 },
    { kind: 'benefit', amount: 260, uses: 1 },
  ]);
});

it('counts the uses of a package that pays for some of the places', () => {
  const row = { ...line, quantity: 4, lineTotal: 1240, ownedPackageId: 'p' };
  expect(getLineSavings(row)).toEqual([{ kind: 'package', amount: 1240, uses: 2 }]);
});

it('never says less than nothing is saved where somebody else’s price is higher', () => {
  const row = { ...line, unitPrice: 700, lineTotal: 700 };
  expect(getFullPrice(row)).toBe(700);
  expect(getLineSavings(row)).toEqual([]);
});
