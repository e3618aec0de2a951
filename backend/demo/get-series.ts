import { courts } from './series/courts.ts';
import { daytimeClasses } from './series/daytime-classes.ts';
import { eveningClasses } from './series/evening-classes.ts';
import { gym } from './series/gym.ts';
import type { Series } from './series/series.ts';
import { swimming } from './series/swimming.ts';
import { trampoline } from './series/trampoline.ts';
import { every } from './series/weekly.ts';
import type { DemoVenue } from './venues.ts';

/**
 * Everything timetabled at a venue. Only the first one has courts all day and opens at night; the others have them in
 * the evening and open their gym at six.
 */
export function getSeries(venue: DemoVenue): Series[] {
  const isFirst = venue.slug === 'riverside-leisure-centre';
  const allSeries = [
    ...swimming,
    ...courts(venue, isFirst ? '08:00' : '16:00'),
    ...daytimeClasses,
    ...eveningClasses,
    ...gym,
    ...trampoline,
  ];
  return allSeries
    .filter(({ facility }) => venue.facilities.includes(facility))
    .map((series) =>
      series.category === 'gym' && !isFirst ? { ...series, starts: every(120, '06:00', '20:00') } : series,
    );
}
