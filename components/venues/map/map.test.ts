import { distanceMiles } from '#components/venues/finder/finder-venue.ts';
import {
  radiusCircle,
  getBounds,
  circleFeatures,
  fittingTo,
  hereFeatures,
  venueFeatures,
} from './library/map-contents.ts';
import { builtUpRings } from './outline/built-up.ts';
import { closedPath } from './outline/locator.ts';
import { boxAround, flatten, OUTLINE_BOX } from './outline/mercator.ts';
import { ukOutline } from './outline/uk-outline.ts';

const halifax = { latitude: 53.7217, longitude: -1.8625 };

test('every point of a circle is as far from its middle as was asked', () => {
  for (const [longitude, latitude] of radiusCircle(halifax, 30)) {
    expect(distanceMiles(halifax, { latitude, longitude })).toBeGreaterThan(29.7);
    expect(distanceMiles(halifax, { latitude, longitude })).toBeLessThan(30.3);
  }
});

test('a circle is closed', () => {
  const ring = radiusCircle(halifax, 5);
  expect(ring.at(0)?.[1]).toBeCloseTo(ring.at(-1)?.[1] ?? 0, 9);
});

describe('what has to be in view', () => {
  test('the searched circle, whatever was found in it', () => {
    const [west, south, east, north] = getBounds({ venues: [], circle: { centre: halifax, miles: 30 } });
    expect([west < -2.5, south < 53.3, east > -1.2, north > 54.1]).toEqual([true, true, true, true]);
  });

  test('all venues without a circle, and the default view without either', () => {
    const leeds = { latitude: 53.8, longitude: -1.55 };
    const [west, , east] = getBounds({
      venues: [
        { slug: 'a', point: halifax },
        { slug: 'b', point: leeds },
      ],
      circle: null,
    });
    expect([west < -1.8625, east > -1.55]).toEqual([true, true]);
    const [, south, , north] = getBounds({ venues: [], circle: null });
    expect((south + north) / 2).toBeCloseTo(53.59, 5);
  });
});

test('venues become points with their slugs, and no circle becomes no shape', () => {
  const contents = { venues: [{ slug: 'riverside', point: halifax }], circle: null };
  expect(venueFeatures(contents).features[0]).toMatchObject({
    properties: { slug: 'riverside' },
    geometry: { coordinates: [-1.8625, 53.7217] },
  });
  expect(circleFeatures(contents).features).toEqual([]);
});

test('venues of a numbered list have their number, and that nothing is free there', () => {
  const venues = [{ slug: 'riverside', point: halifax, mark: { number: 3, isFree: false } }];
  expect(venueFeatures({ venues, circle: null }).features[0]?.properties).toEqual({
    slug: 'riverside',
    number: 3,
    isFree: false,
  });
});

test('the middle of a search is marked, and a wide map leaves more around it', () => {
  expect(hereFeatures({ venues: [], circle: { centre: halifax, miles: 5 } }).features[0]?.geometry.coordinates).toEqual(
    [-1.8625, 53.7217],
  );
  expect(hereFeatures({ venues: [], circle: null }).features).toEqual([]);
  expect([fittingTo(200).padding, fittingTo(650).padding > 100]).toEqual([48, true]);
});

test('the flat map has the north at the top and Greenwich in the middle', () => {
  const [london, edinburgh] = [
    flatten({ latitude: 51.5, longitude: 0 }),
    flatten({ latitude: 55.95, longitude: -3.19 }),
  ];
  expect(london.x).toBe(5000);
  expect(edinburgh.y).toBeLessThan(london.y);
});

test('a box around one venue shows its region, in the asked shape', () => {
  const box = boxAround([flatten(halifax)], 0.5);
  expect(box.height).toBe(40);
  expect(box.width / box.height).toBe(0.5);
});

describe('the drawing of the coast', () => {
  const square = [
    [4905.2, 3290.5],
    [4905.25, 3290.5],
    [4906, 3290.1],
    [4906, 3291],
  ].map(([x = 0, y = 0]) => ({ x, y }));

  test('starts each ring where it lies and tells every other point from the one before it', () => {
    expect(closedPath([square], { steps: 10, near: 1 })).toBe('M4905.2 3290.5l.8-.4 0 .9z');
    expect(closedPath([square, square], { steps: 1, near: 0 })).toBe('M4905 3291l1-1 0 1zM4905 3291l1-1 0 1z');
  });

  test('leaves out a ring too small to be seen', () => {
    expect(closedPath([square], { steps: 10, near: 10 })).toBe('');
  });

  test('has the whole of the United Kingdom, with its built-up areas', async () => {
    const rings = [...(await ukOutline()), ...builtUpRings];
    const inside = ([longitude = 0, latitude = 0]: number[]) => {
      const { x, y } = flatten({ longitude, latitude });
      return (
        x >= OUTLINE_BOX.x &&
        x <= OUTLINE_BOX.x + OUTLINE_BOX.width &&
        y >= OUTLINE_BOX.y &&
        y <= OUTLINE_BOX.y + OUTLINE_BOX.height
      );
    };
    expect(rings.flat().length).toBeGreaterThan(10_000);
    expect(rings.flat().filter((point) => !inside(point))).toEqual([]);
  });
});
