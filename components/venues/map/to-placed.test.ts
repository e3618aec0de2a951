import type { VenuePoint } from '#contract/venues/venues.ts';
import { halifax } from '#tests/support/venues-components/finder-venues.ts';
import { toPlaced } from './venue-map.tsx';

const id = '00000000-0000-4000-8000-000000000001';
const points: VenuePoint[] = [
  [id, 'middle', 'Middle', halifax.latitude, halifax.longitude],
  // In the corner of the box around the circle, seven miles away.
  [id, 'corner', 'Corner', halifax.latitude + 0.07, halifax.longitude + 0.12],
];

it('has every venue', () => {
  expect(toPlaced(points, null).map(({ name }) => name)).toEqual(['Middle', 'Corner']);
});

it('has those within a circle with their distance, without the corners of its box', () => {
  expect(toPlaced(points, { centre: halifax, miles: 5 })).toEqual([
    { slug: 'middle', name: 'Middle', coordinates: halifax, distanceMiles: 0 },
  ]);
});
