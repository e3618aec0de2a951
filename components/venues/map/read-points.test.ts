import { browserQueryClient } from '#lib/query/browser-query-client.ts';
import { answer, withSiteServer } from '#tests/support/site-server.ts';
import { halifax } from '#tests/support/venues-components/finder-venues.ts';
import { readPoints } from './read-points.ts';

withSiteServer();
Object.assign(globalThis, { location: new URL('http://bookings.touchline.localhost/') });
beforeEach(() => browserQueryClient().clear());

const id = '00000000-0000-4000-8000-000000000001';
const answerPoints = () => {
  const seen: string[] = [];
  answer(
    'listVenuePoints',
    [
      [id, 'middle', 'Middle', halifax.latitude, halifax.longitude],
      // In the corner of the box around the circle, seven miles away.
      [id, 'corner', 'Corner', halifax.latitude + 0.07, halifax.longitude + 0.12],
    ],
    { seen: ({ url }) => void seen.push(url.search) },
  );
  return seen;
};

it('has every venue, and reads them once', async () => {
  const seen = answerPoints();
  expect((await readPoints(null)).map(({ name }) => name)).toEqual(['Middle', 'Corner']);
  await readPoints(null);
  expect(seen).toEqual(['']);
});

it('has those within a circle with their distance, without the corners of its box', async () => {
  const seen = answerPoints();
  const placed = await readPoints({ centre: halifax, miles: 5 });
  expect(placed).toEqual([{ slug: 'middle', name: 'Middle', coordinates: halifax, distanceMiles: 0 }]);
  expect(seen[0]).toMatch(/^\?west=-1\.9\d+&south=53\.6\d+&east=-1\.7\d+&north=53\.7\d+$/);
});
