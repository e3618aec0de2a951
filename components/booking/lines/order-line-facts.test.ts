import { creditLabel } from '#components/checkout/form/credit-card.tsx';
import { campItem, credits, extraItem, sessionItem } from '#tests/support/make/make-cart.ts';
import { getItemIllustration } from './item-illustration.ts';
import { byStart, getExtras, getPlace, getSessions } from './order-line-facts.ts';

const lunch = extraItem(31, 'Hot lunch', 450, 2);
const camp = campItem(3, 'Winter adventure', ['2026-12-22', '2026-12-21'], [lunch], { sortBy: 2 });
const swim = sessionItem(1, 'Swim for fitness', 560, { sortBy: 1 });

describe('a line of the basket', () => {
  it('books the sessions of a camp by start, and its own', () => {
    expect(getSessions(camp).map(({ date }) => date)).toEqual(['2026-12-21', '2026-12-22']);
    expect(getSessions(swim)).toHaveLength(1);
  });

  it('knows what was added to it', () => {
    expect(getExtras(camp).map(({ name }) => name)).toEqual(['Hot lunch']);
    expect(getExtras(swim)).toEqual([]);
  });

  it('says where it takes place', () => {
    expect(getPlace({ ...swim, cartableResource: null })).toEqual(['Riverside Leisure Centre']);
  });

  it('stands at its time, whenever it was added', () => {
    const added = [
      { ...camp, sortBy: 1 },
      { ...swim, sortBy: 2 },
    ];
    expect(byStart(added).map(({ name }) => name)).toEqual(['Swim for fitness', 'Winter adventure']);
  });

  it('is drawn by what it speaks of, else by how it is booked', () => {
    expect([getItemIllustration(swim), getItemIllustration(camp)]).toEqual(['pool', 'basketball']);
  });
});

describe('how a credit stands', () => {
  it.each([
    ['all of it is used', [1000, 1000, 1000], 'allApplied'],
    ['a part is used', [1000, 1000, 400], 'applied'],
    ['it cannot be used', [1000, 0, 0], 'unusable'],
    ['a part can be used', [1000, 400, 0], 'limited'],
    ['all of it can be used', [1000, 1000, 0], 'available'],
  ] as const)('%s', (_, [total, most, applied], words) => {
    const [membership] = credits([total, most, applied], [0, 0, 0]);
    expect(membership && creditLabel(membership)).toBe(words);
  });
});
