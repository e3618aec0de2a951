import { isExpired } from './saved-card.ts';

const card = { goodUntil: '2026-07-01' };

test('a card expires when its month is over in London, not in Greenwich', () => {
  expect(isExpired(card, new Date('2026-06-30T22:59:59Z'))).toBe(false);
  expect(isExpired(card, new Date('2026-06-30T23:00:00Z'))).toBe(true);
});
