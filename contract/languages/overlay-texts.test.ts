import { overlayTexts } from './overlay-texts.ts';

const below = { one: 'One', deep: { two: 'Two', three: ['Three'] } };
const ifText = (value: unknown) => (typeof value === 'string' ? value : undefined);

test.each([
  [{}, below],
  [
    { one: 'Un', deep: { three: 'Tri' } },
    { one: 'Un', deep: { two: 'Two', three: 'Tri' } },
  ],
  [{ one: { two: 'x' }, deep: 'x', more: 'x' }, below],
  [{ one: 1, deep: null }, below],
])('over it %j', (over, expected) => {
  expect(overlayTexts(below, over, ifText)).toEqual(expected);
});
