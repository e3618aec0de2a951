import { daytimeClasses } from './series/daytime-classes.ts';
import { eveningClasses } from './series/evening-classes.ts';
import { type Series, plain } from './series/series.ts';
import { swimming } from './series/swimming.ts';
import { trampoline } from './series/trampoline.ts';
import { every, workdays, weekend } from './series/weekly.ts';
import type { DemoVenue } from './venues/demo-venue.ts';
import { instructorAt } from './venues/instructors.ts';

/** Sessions into which people are let a few at a time. */
const timedEntry: Series[] = [
  {
    ...plain,
    key: 'inflatables',
    category: 'family-swimming',
    facility: 'pool',
    name: 'Inflatable fun',
    description: 'An hour on the big inflatables. Twelve people are let in every quarter of an hour.',
    weekdays: weekend,
    starts: every(15, '13:00', '14:00'),
    duration: 60,
    capacity: 12,
    location: 'Teaching pool',
    tickets: ['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-FAMILY'],
    isOneInterval: true,
  },
  {
    ...plain,
    key: 'open-bounce',
    category: 'trampoline',
    facility: 'trampoline',
    name: 'Open bounce',
    description: 'An hour of free jumping. Ten people are let in every quarter of an hour.',
    weekdays: weekend,
    starts: every(15, '13:00', '14:00'),
    duration: 60,
    capacity: 10,
    location: 'Sports hall',
    price: 'TRAMPOLINE-HOUR',
    waiver: 'trampoline-waiver',
    ages: [5, null],
    isOneInterval: true,
  },
];

/** Classes for whoever wants to take it easy. */
const gentleClasses: Series[] = [
  {
    ...plain,
    key: 'gentle-yoga',
    category: 'gentle-classes',
    facility: 'studio',
    name: 'Gentle yoga',
    description: 'Slow sequences with a chair or a wall to lean on. Mats are provided.',
    tags: ['Mind and body', 'Low impact'],
    starts: ['11:15'],
    duration: 45,
    capacity: 18,
    location: 'Studio 2',
    price: 'CLASS-GENTLE',
    instructors: ['Hannah Lowe'],
  },
  {
    ...plain,
    key: 'chair',
    category: 'gentle-classes',
    facility: 'studio',
    name: 'Chair-based mobility',
    description: 'Movement sitting down, then tea.',
    tags: ['Low impact'],
    weekdays: workdays,
    starts: ['15:00'],
    duration: 45,
    capacity: 20,
    location: 'Studio 2',
    price: 'CLASS-GENTLE',
    instructors: ['Megan Shaw'],
  },
];

/** Visits to the gym, and the inductions before the first. */
const gym: Series[] = [
  {
    ...plain,
    key: 'gym',
    category: 'gym',
    facility: 'gym',
    name: 'Gym visit',
    description: 'Cardio, weights and a stretching area.',
    starts: every(60, '00:00', '23:00'),
    duration: 60,
    capacity: 40,
    location: 'Gym',
    tickets: ['GYM-HOUR', 'GYM-JUNIOR'],
    induction: 'gym-induction',
  },
  {
    ...plain,
    key: 'induction',
    category: 'gym-inductions',
    facility: 'gym',
    name: 'Gym induction',
    description: 'Twenty minutes with an instructor, once, before your first visit.',
    starts: ['10:00', '18:00'],
    duration: 20,
    capacity: 6,
    location: 'Gym',
    price: 'INDUCTION',
    ages: [11, null],
    instructors: ['Owen Barker'],
  },
];

/** Courts for badminton and squash, let from a time of day on. */
function courts(venue: DemoVenue, from: string): Series[] {
  const badminton = Array.from({ length: venue.courts }, (_, number): Series => ({
    ...plain,
    key: `badminton-${number + 1}`,
    category: 'badminton',
    facility: 'badminton',
    name: 'Badminton',
    description: 'A full court for an hour.',
    starts: every(60, from, '21:00'),
    duration: 60,
    capacity: 1,
    location: `Court ${number + 1}`,
    price: 'BADMINTON-COURT',
  }));
  const squash = [1, 2].map((number): Series => ({
    ...plain,
    key: `squash-${number}`,
    category: 'squash',
    facility: 'squash',
    name: 'Squash',
    description: 'A glass-backed court for forty minutes.',
    starts: every(40, from, '20:40'),
    duration: 40,
    capacity: 1,
    location: `Squash court ${number}`,
    price: 'SQUASH-COURT',
  }));
  return [...badminton, ...squash];
}

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
