import { makeCart, sessionItem, uuid } from '#tests/support/make/make-cart.ts';
import { needsBasket } from './needs-basket.ts';

const swim = sessionItem(1, 'Swim for fitness', 560);
const open = {
  restriction: { id: uuid(9), name: 'Health waiver', type: 'post-purchase-waiver' as const },
  cartItemId: swim.id,
};

test('a basket that can be paid for as it is needs no visit', () => {
  expect(needsBasket(makeCart([swim]))).toBe(false);
});

test.each([
  ['a line is no longer held', [swim, { ...swim, holdExpired: true }]],
  ['questions are open', [{ ...swim, questionsOutstanding: true }]],
])('it does when %s', (_, items) => {
  expect(needsBasket(makeCart(items))).toBe(true);
});

test.each([
  [1, false],
  [0, true],
])('of two people who have to agree to a waiver all have: %s of 1', (completed, expected) => {
  expect(needsBasket(makeCart([swim], { attendeeWaivers: [{ ...open, required: 1, completed }] }))).toBe(expected);
});
