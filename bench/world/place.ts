import { read, type Copy } from './copy.ts';

/** Venue and days of the demo world that are measured. */
export interface Place {
  venue: string;
  /** Days from today on which there are sessions, by activity. */
  days: { classes: string; courts: string; tickets: string };
  camp: { category: string; slug: string };
  course: { category: string; slug: string };
}

const venue = 'riverside-leisure-centre';

/** Not today: sessions of today end while they are measured. */
async function dayAhead(copy: Copy, activity: string): Promise<string> {
  const path = `/api/activities/venue/${venue}/activity-category/${activity}/dates`;
  const dates = Object.values(await read<Record<string, { raw: string }>>(copy, path)).map(({ raw }) => raw);
  const today = new Date().toISOString().slice(0, 10);
  const later = dates.toSorted().find((date) => date > today);
  if (later === undefined) throw new Error(`There is nothing on for ${activity} after today.`);
  return later;
}

/** Finds the days that are measured. */
export async function findPlace(copy: Copy): Promise<Place> {
  const [classes, courts, tickets] = await Promise.all([
    dayAhead(copy, 'fitness-classes'),
    dayAhead(copy, 'badminton'),
    dayAhead(copy, 'lane-swimming'),
  ]);
  return {
    venue,
    days: { classes, courts, tickets },
    camp: { category: 'holiday-camps', slug: 'winter-adventure' },
    course: { category: 'swim-lessons', slug: 'learn-to-swim-stage-1' },
  };
}
