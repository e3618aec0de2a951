import { credits } from '#tests/support/make/make-cart.ts';
import { creditLabel } from './credit-card.tsx';

const label = (available: number, applicable: number, applied: number) =>
  credits([available, applicable, applied], [0, 0, 0]).slice(0, 1).map(creditLabel).join('');

describe('what is said of a credit', () => {
  it.each([
    { available: 1200, applicable: 1200, applied: 0, words: 'available' },
    { available: 1200, applicable: 920, applied: 0, words: 'limited' },
    { available: 1200, applicable: 1, applied: 0, words: 'limited' },
    { available: 1200, applicable: 0, applied: 0, words: 'unusable' },
    { available: 1200, applicable: -1, applied: 0, words: 'unusable' },
    { available: 1200, applicable: 920, applied: 920, words: 'applied' },
    { available: 1200, applicable: 1200, applied: 1, words: 'applied' },
    { available: 1200, applicable: 1200, applied: 1200, words: 'allApplied' },
    { available: 1200, applicable: 0, applied: 1200, words: 'allApplied' },
  ])('$applied of $available applied and $applicable applicable is "$words"', ({ words, ...credit }) => {
    expect(label(credit.available, credit.applicable, credit.applied)).toBe(words);
  });
});
