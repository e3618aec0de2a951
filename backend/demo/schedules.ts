/** A course or camp of the demo: when it starts in weeks from today's Monday, and how it is sold. */
export interface DemoSchedule {
  slug: string;
  name: string;
  description: string;
  kind: 'courses' | 'camps';
  /** Weeks from this Monday; negative: it has begun. */
  startWeek: number;
  /** Dates counted from the first, in days. */
  days: number[];
  start: string;
  /** Minutes. */
  duration: number;
  capacity: number;
  /** Of each session, how many places the demo's crowd has. */
  crowd: number[];
  location: string;
  isSoldBundled: boolean;
  isSoldIndividually: boolean;
  isProRata: boolean;
  allowAfterStart: boolean;
  waiver: string | null;
  hasQuestions: boolean;
}

const weekly = [0, 7, 14, 21, 28, 35, 42, 49, 56, 63];
const fiveDays = [0, 1, 2, 3, 4];

const course = { kind: 'courses', days: weekly, duration: 30, location: 'Teaching pool', isSoldBundled: true, isSoldIndividually: false, waiver: null, hasQuestions: false } as const;
const camp = { kind: 'camps', days: fiveDays, start: '09:00', duration: 390, location: 'Sports hall', isProRata: false, allowAfterStart: false, waiver: 'camp-agreement', hasQuestions: true } as const;

export const demoSchedules: readonly DemoSchedule[] = [
  { ...course, slug: 'learn-to-swim-stage-1', name: 'Learn to swim, stage 1', description: 'Floating, gliding, first strokes. For children from four.', startWeek: 2, start: '16:00', capacity: 8, crowd: Array.from(weekly, () => 4), isProRata: false, allowAfterStart: false },
  { ...course, slug: 'learn-to-swim-stage-2', name: 'Learn to swim, stage 2', description: 'Ten metres on front and back. Join any week at the price of those left.', startWeek: -3, start: '16:30', capacity: 8, crowd: Array.from(weekly, () => 3), isProRata: true, allowAfterStart: true },
  { ...course, slug: 'learn-to-swim-stage-3', name: 'Learn to swim, stage 3', description: 'Twenty-five metres and treading water.', startWeek: -1, start: '17:00', capacity: 8, crowd: Array.from(weekly, () => 8), isProRata: true, allowAfterStart: true },
  { ...camp, slug: 'winter-adventure', name: 'Winter adventure', description: 'Five days of games, climbing and swimming. Book the week or single days.', startWeek: 4, capacity: 24, crowd: [10, 10, 12, 9, 21], isSoldBundled: true, isSoldIndividually: true },
  { ...camp, slug: 'multi-sport-week', name: 'Multi-sport week', description: 'A different sport every morning. Sold as a week.', startWeek: 5, capacity: 20, crowd: [8, 8, 8, 8, 8], isSoldBundled: true, isSoldIndividually: false },
  { ...camp, slug: 'football-days', name: 'Football days', description: 'Coaching and small-sided games. Choose your days.', startWeek: 4, capacity: 16, crowd: [4, 16, 6, 2, 13], isSoldBundled: false, isSoldIndividually: true },
];
