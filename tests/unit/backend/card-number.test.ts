import { holdsCardNumber } from '../../../backend/http/card-number.ts';

it.each([
  ['a card', '{"card":"4242424242424242"}'],
  ['a card in groups', '{"note":"4242 4242 4242 4242, 12/30"}'],
  ['a card of 15 digits', '378282246310005'],
  ['a card of 19 digits', '{"a":6304000000000000000}'],
])('finds %s', (_, text) => {
  expect(holdsCardNumber(text)).toBe(true);
});

it.each([
  ['digits that no card has', '4242424242424241'],
  ['an id', '00000000-0000-4000-8000-000000000000'],
  ['a hash', `a${'0'.repeat(16)}f`],
  ['a telephone number', '+44 161 496 0000'],
  ['an amount', '{"amount":620000000000}'],
])('lets %s pass', (_, text) => {
  expect(holdsCardNumber(text)).toBe(false);
});
