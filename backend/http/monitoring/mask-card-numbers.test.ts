import { testLog } from '#tests/support/backend.ts';
import { maskCardNumbers } from './log.ts';

const card = '4242424242424242';

it.each([
  ['a text', { note: `Card ${card}, please` }],
  ['a text with blanks', { note: '4242 4242 4242 4242' }],
  ['a number', { amount: Number(card) }],
  ['a text inside', { body: { list: [{ note: '4242-4242-4242-4242' }] } }],
  ['an error', { err: new Error(`invalid input syntax: "${card}"`) }],
])('takes a card number out of %s', (_, logged) => {
  const { log, lines } = testLog();
  log.info(logged, `sent ${card}`);
  const text = JSON.stringify(lines);
  expect(text.replaceAll(/[ -]/g, '')).not.toContain(card);
  expect(text).toContain('[card number]');
});

it('leaves times, ids, references and amounts as they are', () => {
  const line = JSON.stringify({
    time: 1_764_158_400_000,
    requestId: '6f1c0b9e-2f7d-4d9a-9a55-3c2b1a0f9e8d',
    reference: 'refund-6f1c0b9e2f7d4d9a9a553c2b1a0f9e8d',
    phone: '+44 7700 900123',
    amount: 620,
  });
  expect(maskCardNumbers(line)).toBe(line);
});

it('leaves the line readable where the digits of a measurement look like a card number', () => {
  const line = JSON.stringify({ milliseconds: 0.4242424242424242 });
  expect(line).toContain(card);
  expect(maskCardNumbers(line)).toBe(line);
});
