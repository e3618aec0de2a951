import { courts } from './series/courts.ts';
import { daytimeClasses } from './series/daytime-classes.ts';
import { eveningClasses } from './series/evening-classes.ts';
import { gentleClasses } from './series/gentle-classes.ts';
import { gym } from './series/gym.ts';
import type { Series } from './series/series.ts';
import { swimming } from './series/swimming.ts';
import { timedEntry } from './series/timed-entry.ts';
import { trampoline } from './series/trampoline.ts';
import { every } from './series/weekly.ts';
import type { DemoVenue } from './venues/demo-venue.ts';
import { instructorAt } from './venues/instructors.ts';

/** The big venues: courts are let all day, from then on, and there are lane swims every hour. */
const courtsFrom = new Map([
  ['riverside-leisure-centre', '08:00'],
  ['tame-valley-sports-village', '07:00'],
]);
const nightGym = 'riverside-leisure-centre';
const nightDescription =
  'Cardio, weights and a stretching area. Open day and night: when the centre is shut, your entry code opens the gym’s own door.';
const timedEntryVenue = 'tame-valley-sports-village';

/** Everything timetabled at a venue, before its opening times are looked at. The first one's gym never closes. */
export function getSeries(venue: DemoVenue): Series[] {
  const allSeries = [
    ...swimming,
    ...courts(venue, courtsFrom.get(venue.slug) ?? '16:00'),
    ...daytimeClasses,
    ...eveningClasses,
    ...gentleClasses,
    ...gym,
    ...trampoline,
    ...(venue.slug === timedEntryVenue ? timedEntry : []),
  ];
  return allSeries
    .filter(({ facility }) => venue.facilities.includes(facility))
    .map((series) => ({ ...series, instructors: series.instructors.map((name) => instructorAt(venue, name)) }))
    .map((series) => {
      if (series.key === 'lanes' && !courtsFrom.has(venue.slug))
        return { ...series, starts: every(120, '09:00', '19:00') };
      if (series.category !== 'gym') return series;
      if (venue.slug === nightGym) return { ...series, isAlwaysOpen: true, description: nightDescription };
      return { ...series, starts: every(180, '06:00', '18:00') };
    });
}
