import { clipRing } from './clip-ring.ts';
import { drawLocator } from './locator.ts';
import { placeNames } from './place-names.ts';
import { ukOutline } from './uk-outline.ts';

const coast = await ukOutline();
const sowerbyBridge = { latitude: 53.7087, longitude: -1.9069 };
const southport = { latitude: 53.6507, longitude: -3.0062 };
const newtown = { latitude: 52.51, longitude: -3.31 };

describe('where a venue lies', () => {
  test('shows the towns around it on their own side of it', () => {
    const { miles, names } = drawLocator(sowerbyBridge, coast);
    expect(miles).toBe(5);
    const place = (wanted: string) => names.find(({ name }) => name === wanted);
    expect(place('Halifax')).toMatchObject({ x: expect.closeTo(26, -1), y: expect.closeTo(-6, -1) });
    expect(place('Todmorden')?.x).toBeLessThan(-54);
  });

  test('has no coast inland', () => {
    const { land, builtUp } = drawLocator(sowerbyBridge, coast);
    expect(land).toBeNull();
    expect(builtUp).toMatch(/^M/);
  });

  test('has the coast where the sea is near, to the west of Southport', () => {
    const { land } = drawLocator(southport, coast);
    expect(land).toMatch(/^M-?\d+ ?-?\d+l.*z$/);
  });

  test('looks farther where towns are few', () => {
    const { miles, names } = drawLocator(newtown, coast);
    expect(miles).toBe(10);
    expect(names.map(({ name }) => name)).toContain('Welshpool');
  });

  test('is the sea alone where there is no land', () => {
    expect(drawLocator({ latitude: 57, longitude: 5 }, coast)).toMatchObject({
      miles: 40,
      names: [],
      land: '',
      builtUp: '',
    });
  });
});

describe('names beside their places', () => {
  const room = { reach: { x: 100, y: 60 }, taken: [], most: 5 };

  test('stand above, and elsewhere where that is taken', () => {
    const leeds = { name: 'Leeds', x: 0, y: 0 };
    const above = { left: -20, right: 20, top: -30, bottom: -7 };
    const below = { left: -20, right: 20, top: 7, bottom: 30 };
    const getSide = (taken: (typeof above)[]) => placeNames([leeds], 10, { ...room, taken }).map(({ side }) => side);
    expect([getSide([]), getSide([above]), getSide([above, below])]).toEqual([['above'], ['below'], ['right']]);
  });

  test('give way to those before them, and none is cut off', () => {
    const crowd = Array.from({ length: 9 }, (_, index) => ({ name: `Town ${index}`, x: index, y: 0 }));
    const names = placeNames([...crowd, { name: 'Edge of the world', x: 99, y: 58 }], 10, room);
    expect(names.length).toBeLessThan(crowd.length);
    expect(names[0]?.name).toBe('Town 0');
    expect(names.map(({ name }) => name)).not.toContain('Edge of the world');
  });

  test('are no more than asked for', () => {
    const rows = Array.from({ length: 4 }, (_, index) => ({ name: 'A', x: 0, y: index * 30 - 50 }));
    expect(placeNames(rows, 10, { ...room, most: 2 })).toHaveLength(2);
  });
});

test.each([
  [
    'inside stays as it is',
    [
      [1, 1],
      [3, 1],
      [3, 3],
    ],
    [
      [1, 1],
      [3, 1],
      [3, 3],
    ],
  ],
  [
    'outside is gone',
    [
      [9, 9],
      [8, 9],
      [9, 8],
    ],
    [],
  ],
  [
    'around the box is the box',
    [
      [-9, -9],
      [9, -9],
      [9, 9],
      [-9, 9],
    ],
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 4],
    ],
  ],
  [
    'across an edge is cut there',
    [
      [2, 1],
      [6, 1],
      [6, 3],
      [2, 3],
    ],
    [
      [2, 1],
      [4, 1],
      [4, 3],
      [2, 3],
    ],
  ],
])('a ring %s', (_, ring, expected) => {
  const clipped = clipRing(
    ring.map(([x = 0, y = 0]) => ({ x, y })),
    { left: 0, right: 4, top: 0, bottom: 4 },
  );
  const corners = (points: number[][]) => points.map((point) => point.join(' ')).toSorted();
  expect(corners(clipped.map(({ x, y }) => [x, y]))).toEqual(corners(expected));
});
