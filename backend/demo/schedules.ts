/** A course or camp of the demo: when it starts in weeks from today's Monday, and how it is sold. */
export interface DemoSchedule {
  slug: string;
  name: string;
  description: string;
  kind: 'courses' | 'camps';
  /** Weeks from this Monday; negative: it has begun. */
  startWeek: number;
  /** In the past; created only once. */
  isOver?: true;
  /** Weeks before its start when booking opens; absent: it is open. */
  opensWeeksBefore?: number;
  /** How many: a course has one a week, a camp one each day from Monday to Friday. */
  sessions: number;
  start: string;
  /** Minutes. */
  duration: number;
  capacity: number;
  /** Of each session, how many places the demo's crowd has. */
  crowd: number[];
  location: string;
  instructors: string[];
  /** References of prices; null: not sold so. */
  wholePrice: string | null;
  sessionPrice: string | null;
  isProRata: boolean;
  allowAfterStart: boolean;
  extras: { price: string; name: string; stock: number | null }[];
  waiver: string | null;
  questions: 'none' | 'child' | 'all required' | 'swimmer';
  /** Full years on the day: from and to; null: everybody at that end. */
  ages: [number | null, number | null];
  /** Overrides the category's restrictions. */
  whatToBring?: string;
}

const weeks = 10;
const days = 5;
const threeWeeks = 15;
const everyDay = (places: number, sessions = days) => Array.from({ length: sessions }, () => places);
const everyWeek = (places: number) => everyDay(places, weeks);

const lunch = { price: 'CAMP-LUNCH', name: 'Hot lunch', stock: null };
const shirt = (stock: number | null) => ({ price: 'CAMP-SHIRT', name: 'Camp T-shirt', stock });

const course = {
  kind: 'courses',
  sessions: weeks,
  duration: 30,
  capacity: 8,
  location: 'Teaching pool',
  instructors: ['Megan Shaw'],
  wholePrice: 'SWIM-COURSE',
  sessionPrice: null,
  isProRata: false,
  allowAfterStart: false,
  waiver: null,
  questions: 'none',
  extras: [
    { price: 'GOGGLES', name: 'Goggles', stock: null },
    { price: 'SWIM-CAP', name: 'Swim cap', stock: 12 },
  ],
} as const satisfies Partial<DemoSchedule>;
const camp = {
  kind: 'camps',
  sessions: days,
  start: '09:00',
  duration: 390,
  capacity: 20,
  location: 'Sports hall',
  instructors: ['Dan Okafor', 'Hannah Lowe'],
  wholePrice: 'CAMP-WEEK',
  sessionPrice: 'CAMP-DAY',
  isProRata: false,
  allowAfterStart: false,
  waiver: 'camp-agreement',
  questions: 'child',
  ages: [5, 11],
  extras: [lunch, shirt(40)],
} satisfies Partial<DemoSchedule>;

/** Courses and camps of the first venue, one in every state of booking. */
export const demoSchedules: readonly DemoSchedule[] = [
  {
    ...course,
    extras: [...course.extras],
    ages: [4, 11],
    slug: 'learn-to-swim-stage-1',
    name: 'Learn to swim, stage 1',
    description: 'Floating, gliding, first strokes. For children from four.',
    startWeek: 2,
    start: '16:00',
    crowd: everyWeek(4),
  },
  {
    ...course,
    extras: [...course.extras],
    ages: [4, 11],
    slug: 'learn-to-swim-stage-2',
    name: 'Learn to swim, stage 2',
    description: 'Ten metres on front and back. Join any week at the price of those left.',
    startWeek: -3,
    start: '16:30',
    crowd: everyWeek(3),
    isProRata: true,
    allowAfterStart: true,
  },
  {
    ...course,
    extras: [...course.extras],
    ages: [4, 11],
    slug: 'learn-to-swim-stage-3',
    name: 'Learn to swim, stage 3',
    description: 'Twenty-five metres and treading water.',
    startWeek: -1,
    start: '17:00',
    crowd: everyWeek(8),
    isProRata: true,
    allowAfterStart: true,
  },
  {
    ...course,
    extras: [...course.extras],
    ages: [4, 11],
    slug: 'learn-to-swim-stage-4',
    name: 'Learn to swim, stage 4',
    description: 'Fifty metres in two strokes. The group stays together from the first week.',
    startWeek: -2,
    start: '17:30',
    crowd: everyWeek(5),
  },
  {
    ...course,
    extras: [...course.extras],
    ages: [4, 11],
    slug: 'learn-to-swim-stage-5',
    name: 'Learn to swim, stage 5',
    description: 'A hundred metres, turns and dives.',
    startWeek: 6,
    opensWeeksBefore: 2,
    start: '18:00',
    crowd: everyWeek(0),
  },
  {
    ...course,
    extras: [...course.extras],
    ages: [8, 14],
    slug: 'rookie-lifeguard',
    name: 'Rookie lifeguard',
    description: 'Rescue, first aid and survival in the water. For children who swim fifty metres.',
    startWeek: 3,
    start: '18:30',
    crowd: everyWeek(2),
    waiver: 'lessons-agreement',
    questions: 'swimmer',
    whatToBring: 'Swimwear, goggles, a towel, and pyjamas for the last lesson',
  },
  {
    ...camp,
    slug: 'winter-adventure',
    name: 'Winter adventure',
    description: 'Five days of games, climbing and swimming. Book the week or single days.',
    startWeek: 4,
    capacity: 24,
    crowd: [10, 10, 12, 9, 21],
  },
  {
    ...camp,
    slug: 'multi-sport-week',
    name: 'Multi-sport week',
    description: 'A different sport every morning. Sold as a week.',
    startWeek: 5,
    crowd: everyDay(8),
    sessionPrice: null,
  },
  {
    ...camp,
    slug: 'football-days',
    name: 'Football days',
    description: 'Coaching and small-sided games. Choose your days.',
    startWeek: 4,
    capacity: 16,
    crowd: [4, 16, 6, 2, 13],
    wholePrice: null,
    ages: [6, 12],
    extras: [lunch, shirt(0)],
    whatToBring: 'For football days: boots, shin pads, a drink and a coat, named',
  },
  {
    ...camp,
    slug: 'dance-week',
    name: 'Dance week',
    description: 'From street dance to a show on Friday. One day is sold out.',
    startWeek: 6,
    crowd: [6, 5, 20, 17, 4],
    ages: [5, 14],
    extras: [lunch, shirt(2)],
  },
  {
    ...camp,
    slug: 'climbing-week',
    name: 'Climbing week',
    description: 'Ropes, boulders and knots. Every place is taken.',
    startWeek: 6,
    capacity: 12,
    crowd: everyDay(12),
    ages: [8, 14],
  },
  {
    ...camp,
    slug: 'community-games',
    name: 'Community games',
    description: 'A free week of games for everybody.',
    startWeek: 3,
    capacity: 40,
    crowd: everyDay(22),
    wholePrice: 'CAMP-FREE',
    sessionPrice: 'CAMP-FREE-DAY',
    ages: [null, null],
    extras: [],
    waiver: null,
    questions: 'none',
  },
  {
    ...camp,
    slug: 'circus-skills',
    name: 'Circus skills',
    description: 'Juggling, balancing and a little clowning. We ask a lot about your child.',
    startWeek: 7,
    crowd: everyDay(3),
    questions: 'all required',
  },
  {
    ...camp,
    slug: 'sports-club',
    name: 'Sports club',
    description: 'Three weeks of sport after school. It has begun; single days can still be booked.',
    startWeek: -1,
    sessions: threeWeeks,
    start: '15:30',
    duration: 120,
    crowd: everyDay(9, threeWeeks),
    wholePrice: 'CAMP-THREE-WEEKS',
  },
  {
    ...camp,
    slug: 'half-term-week',
    name: 'Half-term week',
    description: 'Games, crafts and swimming in half-term.',
    startWeek: -3,
    isOver: true,
    crowd: everyDay(18),
  },
];
