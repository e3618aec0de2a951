import { parseRgb, parseSeedColour } from './theme-colours.ts';

test.each([
  ['#8C59F8', [140, 89, 248]],
  ['#8c59f8', [140, 89, 248]],
  ['8C59F8', [140, 89, 248]],
  ['#fff', [255, 255, 255]],
  ['#0a5', [0, 170, 85]],
  ['140 89 248', [140, 89, 248]],
  [' 0 0 0 ', [0, 0, 0]],
])('reads %j', (seed, colour) => {
  expect(parseSeedColour(seed)).toEqual(colour);
});

test.each(['', 'purple', '#12345', '#1234567', '140,89,248', '140 89', '1 2 3 4', 'rgb(1 2 3)', '-1 2 3'])(
  'refuses %j',
  (seed) => {
    expect(() => parseSeedColour(seed)).toThrow('Seed colour must be in either hex or rgb format');
  },
);

test.each(['256 0 0', '0 300 0', '0 0 1000'])('refuses numbers above 255: %j', (seed) => {
  expect(() => parseSeedColour(seed)).toThrow('RGB colour must be in RGB format');
});

test.each(['#fff', '1,2,3', '1 2', ''])('reads no RGB from %j', (text) => {
  expect(() => parseRgb(text)).toThrow('RGB colour must be in RGB format');
});
