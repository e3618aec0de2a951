import { clearBottom } from './clear-bottom.ts';

const bar = { top: 768, bottom: 844 };
const note = { top: 730, bottom: 756 };

test.each([
  ['nothing at the bottom', [], 12],
  ['a bar', [bar], 88],
  ['a bar and a note above it', [note, bar], 126],
  ['a bar, and the pressed button close above it', [{ top: 700, bottom: 742 }, bar], 156],
  ['a bar, and the pressed button far above it', [{ top: 300, bottom: 342 }, bar], 88],
  ['a bar that stands in the page', [{ top: 400, bottom: 476 }], 12],
  ['no room', [{ top: 20, bottom: 844 }], 732],
])('with %s', (_, bands, bottom) => {
  expect(clearBottom(bands, 844, 100)).toBe(bottom);
});
