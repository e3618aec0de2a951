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
