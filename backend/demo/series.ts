import type { DemoVenue, Facility } from './venues.ts';

/** One kind of session and when it runs, in venue wall time. */
export interface Series {
  key: string;
  category: string;
  facility: Facility;
  name: string;
  description: string;
  tags: string[];
  /** Monday 1 to Sunday 7. */
  weekdays: number[];
  starts: string[];
  /** Minutes. */
  duration: number;
  capacity: number;
  location: string;
  /** Pricing option of a session; tickets instead for ticketed ones. */
  price: string | null;
  tickets: string[];
  instructors: string[];
  waitlist: number | null;
  waiver: string | null;
  induction: string | null;
  /** Instead of what the category asks for. */
  whatToBring?: string;
}

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const workdays = [1, 2, 3, 4, 5];
const weekend = [6, 7];

/** Start times from one hour to another, every so many minutes. */
function every(minutes: number, from: string, until: string): string[] {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const count = Math.floor((at(until) - at(from)) / minutes) + 1;
  return Array.from({ length: count }, (_, step) => {
    const minute = at(from) + step * minutes;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}

const plain = {
  tags: [],
  weekdays: everyDay,
  price: null,
  tickets: [],
  instructors: [],
  waitlist: null,
  waiver: null,
  induction: null,
} satisfies Partial<Series>;

const pool: Series[] = [
  {
    ...plain,
    key: 'early-lanes',
    category: 'lane-swimming',
    facility: 'pool',
    name: 'Early lane swim',
    description: 'Lengths before work. Showers are hot.',
    weekdays: workdays,
    starts: ['06:30', '07:30'],
    duration: 60,
    capacity: 36,
    location: 'Main pool',
    tickets: ['SWIM-ADULT', 'SWIM-SENIOR'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'lanes',
    category: 'lane-swimming',
    facility: 'pool',
    name: 'Lane swim',
    description: 'Slow, medium and fast lanes.',
    starts: every(60, '09:00', '20:00'),
    duration: 60,
    capacity: 48,
    location: 'Main pool',
    tickets: ['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-SENIOR'],
  },
  {
    ...plain,
    key: 'family',
    category: 'family-swimming',
    facility: 'pool',
    name: 'Family swim',
    description: 'Shallow water with floats.',
    weekdays: weekend,
    starts: ['10:00', '12:00', '14:00', '16:00'],
    duration: 90,
    capacity: 60,
    location: 'Teaching pool',
    tickets: ['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-FAMILY', 'SWIM-UNDER-3'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'after-school',
    category: 'family-swimming',
    facility: 'pool',
    name: 'After-school splash',
    description: 'Inflatables out, lengths elsewhere.',
    weekdays: workdays,
    starts: ['16:00'],
    duration: 60,
    capacity: 50,
    location: 'Teaching pool',
    tickets: ['SWIM-ADULT', 'SWIM-JUNIOR', 'SWIM-FAMILY'],
  },
];

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
];

const inductions: Series[] = [
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
    instructors: ['Dan Okafor'],
  },
];

const studio: Series[] = [
  {
    ...plain,
    key: 'sunrise-spin',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Sunrise spin',
    description: 'Forty-five minutes of indoor cycling to music.',
    tags: ['Cardio'],
    weekdays: workdays,
    starts: ['06:30'],
    duration: 45,
    capacity: 20,
    location: 'Cycle studio',
    price: 'CLASS-STANDARD',
    instructors: ['Priya Nair'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'yoga',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Vinyasa yoga',
    description: 'Flowing sequences at a steady pace. Mats are there.',
    tags: ['Mind and body'],
    starts: ['09:30'],
    duration: 60,
    capacity: 18,
    location: 'Studio 2',
    price: 'CLASS-STANDARD',
    instructors: ['Hannah Lowe'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'circuits',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Low-impact circuits',
    description: 'Stations without jumps, kind to knees.',
    tags: ['Low impact', 'Cardio'],
    weekdays: workdays,
    starts: ['10:00'],
    duration: 45,
    capacity: 16,
    location: 'Studio 1',
    price: 'CLASS-STANDARD',
    instructors: ['Tom Ashworth'],
  },
  {
    ...plain,
    key: 'hiit',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Lunchtime HIIT',
    description: 'Half an hour, all out.',
    tags: ['Cardio'],
    weekdays: workdays,
    starts: ['12:15'],
    duration: 30,
    capacity: 18,
    location: 'Studio 1',
    price: 'CLASS-STANDARD',
    instructors: ['Tom Ashworth'],
    waitlist: 5,
  },
  {
    ...plain,
    key: 'reformer',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Reformer pilates',
    description:
      'Work against springs on a reformer bed: slow, low impact and harder than it looks. Grip socks needed.',
    tags: ['Strength'],
    starts: ['13:30'],
    duration: 60,
    capacity: 12,
    location: 'Pilates studio',
    price: 'CLASS-REFORMER',
    instructors: ['Hannah Lowe'],
    waiver: 'reformer-waiver',
    waitlist: 5,
    whatToBring: 'Grip socks for the reformer, also sold at reception',
  },
  {
    ...plain,
    key: 'chair',
    category: 'fitness-classes',
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
  {
    ...plain,
    key: 'cycling',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Indoor cycling',
    description: 'Climbs and sprints.',
    tags: ['Cardio'],
    weekdays: workdays,
    starts: ['17:30'],
    duration: 45,
    capacity: 20,
    location: 'Cycle studio',
    price: 'CLASS-STANDARD',
    instructors: ['Priya Nair'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'aqua',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Aqua fit',
    description: 'A work-out in chest-deep water. No swimming needed.',
    tags: ['Low impact'],
    starts: ['18:30'],
    duration: 45,
    capacity: 20,
    location: 'Main pool',
    price: 'CLASS-STANDARD',
    instructors: ['Megan Shaw'],
    waitlist: 10,
    whatToBring: 'Swimwear, and a £1 coin for the locker',
  },
  {
    ...plain,
    key: 'boxing',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Boxing fit',
    description: 'Pads and gloves, no sparring.',
    tags: ['Cardio', 'Strength'],
    weekdays: workdays,
    starts: ['18:30'],
    duration: 60,
    capacity: 14,
    location: 'Studio 1',
    price: 'CLASS-STANDARD',
    instructors: ['Dan Okafor'],
  },
  {
    ...plain,
    key: 'spin',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Spin',
    description: 'The busiest forty-five minutes of the week.',
    tags: ['Cardio'],
    starts: ['19:00'],
    duration: 45,
    capacity: 20,
    location: 'Cycle studio',
    price: 'CLASS-STANDARD',
    instructors: ['Priya Nair'],
    waitlist: 10,
  },
  {
    ...plain,
    key: 'stretch',
    category: 'fitness-classes',
    facility: 'studio',
    name: 'Stretch and restore',
    description: 'Long, quiet stretches to end the day.',
    tags: ['Mind and body'],
    starts: ['20:30'],
    duration: 45,
    capacity: 20,
    location: 'Studio 2',
    price: 'CLASS-STANDARD',
    instructors: ['Hannah Lowe'],
  },
];

const trampoline: Series[] = [
  {
    ...plain,
    key: 'trampoline',
    category: 'trampoline',
    facility: 'trampoline',
    name: 'Trampoline club',
    description: 'Coached bouncing for all levels on full-size beds.',
    weekdays: everyDay,
    starts: ['11:00', '17:00', '18:00'],
    duration: 60,
    capacity: 12,
    location: 'Sports hall',
    price: 'TRAMPOLINE-HOUR',
    instructors: ['Dan Okafor'],
    waiver: 'trampoline-waiver',
  },
];

/** The first venue lets its courts all day, the others in the evening. */
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

/** Everything timetabled at a venue. Only the first one is open at night; the others start at six. */
export function getSeries(venue: DemoVenue): Series[] {
  const isFirst = venue.slug === 'riverside-leisure-centre';
  const all = [...pool, ...courts(venue, isFirst ? '08:00' : '16:00'), ...studio, ...gym, ...inductions, ...trampoline];
  return all
    .filter(({ facility }) => venue.facilities.includes(facility))
    .map((series) =>
      series.category === 'gym' && !isFirst ? { ...series, starts: every(120, '06:00', '20:00') } : series,
    );
}
