import type { SearchHit } from '#contract/timetable/search.ts';
import { toSegment } from '#lib/routing/times-path.ts';
import { at, session } from './sessions.ts';

/** A free swim of 19 November 2026, tomorrow at noon of the tests. */
export const searchHit = (
  venueName: string,
  clock: string,
  name: string,
  input: Partial<SearchHit> = {},
): SearchHit => ({
  venue: {
    venueId: toSegment(venueName),
    name: venueName,
    slug: toSegment(venueName),
    town: 'Halifax',
    postcode: 'HX1 1AA',
    coordinates: null,
    timezone: 'Europe/London',
    facilities: [],
    distanceMiles: 0.6,
  },
  occurrence: session({
    id: `AAAAAAAAAAAAAAAAAAAAAA20261119${clock.replace(':', '')}`,
    compositeKey: `${name} ${clock}`,
    templateName: name,
    startsAt: at(clock, '2026-11-19'),
    endsAt: at('21:30', '2026-11-19'),
    activity: { slug: 'swimming', name: 'Swimming' },
  }),
  priceFrom: { formatted: '£5.20', value: 520, currency: 'GBP' },
  freeCourts: null,
  venueHits: null,
  ...input,
});
