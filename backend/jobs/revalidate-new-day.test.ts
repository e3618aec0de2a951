import { testClock } from '#tests/support/backend.ts';
import { testDatabase } from '#tests/support/database.ts';
import { makeVenue } from '#tests/support/make/make-venue.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';
import { createRevalidateNewDay } from './start-jobs.ts';

const { db } = await testDatabase();
await makeVenue(db, { slug: 'london', timezone: 'Europe/London' });
await makeVenue(db, { slug: 'kathmandu', timezone: 'Asia/Kathmandu' });

/** Returns what the web was told by one run at each of the moments. */
async function toldAt(...moments: string[]): Promise<string[][]> {
  const clock = testClock();
  let toldTags: string[] = [];
  const revalidate = (tags: string[]) => void toldTags.push(...tags);
  const revalidateNewDay = createRevalidateNewDay({
    db,
    clock,
    services: { payments: { fetch }, files: memoryStorage(), revalidate },
  });
  const runs: string[][] = [];
  for (const moment of moments) {
    clock.set(moment);
    toldTags = [];
    await revalidateNewDay();
    runs.push(toldTags.toSorted());
  }
  return runs;
}

it('revalidates a venue once, when a new day has begun in its time zone', async () => {
  const [, ...later] = await toldAt(
    '2026-06-24T12:00:00Z',
    '2026-06-24T18:14:59Z',
    '2026-06-24T18:15:00Z',
    '2026-06-24T22:59:59Z',
    '2026-06-24T23:00:00Z',
    '2026-06-24T23:00:10Z',
  );
  expect(later).toEqual([[], ['activities:kathmandu'], [], ['activities:london'], []]);
});

it('revalidates every venue on the first run: a day may have begun while no process ran', async () => {
  expect(await toldAt('2026-06-24T12:00:00Z')).toEqual([['activities:kathmandu', 'activities:london']]);
});
