import type { QuestionsKind } from '#backend/demo/schedules/insert-questions.ts';
import type { Facility } from '#backend/demo/venues/demo-venue.ts';
import { everyDay } from './weekly.ts';

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
  /** A waiver that everybody who comes agrees to. */
  attendeeWaiver?: string;
  /** A waiver that is asked for after it was booked. */
  laterWaiver?: string;
  /** Asked before it is paid for. */
  questions?: QuestionsKind;
  induction: string | null;
  /** Overrides the category's restrictions. */
  whatToBring?: string;
  /** Full years on the day: from and to; null: everybody at that end; absent: everybody. Tickets have their own. */
  ages?: [number | null, number | null];
  /** Costs a fee when it is cancelled late; others cannot be cancelled then. */
  hasLateFee?: true;
  /** All its starts of a day are those of one session, into which people are let a few at a time. */
  isOneInterval?: true;
  /** Runs outside the opening times, too. */
  isAlwaysOpen?: boolean;
}

/** Where several things run beside each other. */
const sharedRooms = new Set(['Main pool', 'Teaching pool', 'Gym', 'Sports hall']);

/** Whether something else may be in the same room at the same time. */
export function bookingStrategy({ location }: Pick<Series, 'location'>): 'overlapping' | 'sequential' {
  return sharedRooms.has(location) ? 'overlapping' : 'sequential';
}

/** Defaults of a series. */
export const plain = {
  tags: [],
  weekdays: everyDay,
  price: null,
  tickets: [],
  instructors: [],
  waitlist: null,
  waiver: null,
  induction: null,
} satisfies Partial<Series>;
