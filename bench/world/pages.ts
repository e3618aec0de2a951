import type { Place } from './place.ts';

export interface MeasuredPage {
  name: string;
  path: (place: Place) => string;
  /** First-load JavaScript beyond a bare Next page, in KB gzipped. */
  scriptAllowance: number;
  /** Whether its processor time is measured too: it comes from the cache, the same for everybody. */
  isCached: boolean;
}

const scriptAllowance = 20;
/** A form with questions brings its fields. */
const formAllowance = 60;

/** The public pages. A page whose route answers 404 is skipped in so many words. */
export const measuredPages: readonly MeasuredPage[] = [
  { name: 'home', path: () => '/', scriptAllowance, isCached: true },
  { name: 'venue', path: ({ venue }) => `/location/${venue}`, scriptAllowance, isCached: true },
  { name: 'activity', path: ({ venue }) => `/location/${venue}/swimming`, scriptAllowance, isCached: true },
  {
    name: 'timetable of classes',
    path: ({ venue, days }) => `/location/${venue}/fitness-classes/${days.classes}`,
    scriptAllowance,
    isCached: true,
  },
  {
    name: 'timetable of courts',
    path: ({ venue, days }) => `/location/${venue}/badminton/${days.courts}`,
    scriptAllowance,
    isCached: true,
  },
  {
    name: 'timetable of tickets',
    path: ({ venue, days }) => `/location/${venue}/lane-swimming/${days.tickets}`,
    scriptAllowance,
    isCached: true,
  },
  {
    name: 'camp list',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}`,
    scriptAllowance,
    isCached: true,
  },
  {
    name: 'camp details',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}/timetable/${camp.slug}`,
    scriptAllowance,
    isCached: true,
  },
  {
    name: 'camp booking',
    path: ({ venue, camp }) => `/camps/location/${venue}/${camp.category}/${camp.slug}/book`,
    scriptAllowance: formAllowance,
    isCached: false,
  },
];
