import { proRataPrice, getShares } from './pro-rata.ts';

describe('the price of the sessions left', () => {
  it.each([
    [7200, 10, 7, 5040],
    [7200, 10, 1, 720],
    [1000, 3, 2, 667],
    [1000, 3, 1, 333],
    [0, 10, 4, 0],
  ])('of %i for %i sessions with %i left is %i', (price, total, left, expected) => {
    expect(proRataPrice(price, { total, left })).toBe(expected);
  });

  it('is no price of its own while all are left, or none', () => {
    expect(proRataPrice(7200, { total: 10, left: 10 })).toBeNull();
    expect(proRataPrice(7200, { total: 10, left: 0 })).toBeNull();
  });
});

describe('the shares of a price', () => {
  it.each([
    [9000, 5, [1800, 1800, 1800, 1800, 1800]],
    [1000, 3, [334, 333, 333]],
    [2, 4, [1, 1, 0, 0]],
    [0, 2, [0, 0]],
  ])('%i over %i: %j', (amount, count, shares) => {
    expect(getShares(amount, count)).toEqual(shares);
    expect(getShares(amount, count).reduce((sum, share) => sum + share, 0)).toBe(amount);
  });
});
