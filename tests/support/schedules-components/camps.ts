import type { SchedulePage } from '#components/schedules/model/schedule-page.ts';
import type { Question } from '#contract/activities/questions.ts';
import type { ChildItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { CampSchedule } from '#contract/schedules/camps.ts';
import type { CourseSchedule } from '#contract/schedules/courses.ts';
import type { Extra, ScheduleOccurrence } from '#contract/schedules/schedules.ts';
import { action, at, session } from '#tests/support/model/sessions.ts';
import { emptyCart } from '#tests/support/timetable-components/day.ts';

export const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
export const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });

const venue = { id: uuid(4), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' };

export const page = (kind: SchedulePage['kind'] = 'camps'): SchedulePage => ({
  kind,
  venue: { slug: venue.slug, name: venue.name, timezone: 'Europe/London' },
  category: {
    slug: kind === 'camps' ? 'holiday-camps' : 'swim-lessons',
    name: kind === 'camps' ? 'Holiday camps' : 'Swim lessons',
  },
  renderedAt: Date.parse('2099-12-01T12:00:00Z'),
});

/** A day of a camp in the far future, so that it is never past: the first is Monday 21 December 2099. */
export const day = (number: number, input: Partial<ScheduleOccurrence> = {}): ScheduleOccurrence => {
  const date = `2099-12-${String(number).padStart(2, '0')}`;
  const { id: _, ...rest } = session({
    bookingType: 'camps',
    startsAt: at('09:00', date),
    endsAt: at('15:30', date),
    price: money(2400),
    locationName: 'Sports hall',
    capacity: { available: 12, consumed: 8, maximum: 20 },
  });
  return { ...rest, id: `CCCCCCCCCCCCCCCCCCCCCC209912${String(number).padStart(2, '0')}0900`, ...input };
};

export const lunch: Extra = {
  id: uuid(30),
  name: 'Hot lunch',
  pricingOptionId: uuid(31),
  price: money(450),
  maxQuantity: 10,
};

/** A required text unless said otherwise. */
export const question = (id: number, words: string, input: Partial<Question> = {}): Question => ({
  id,
  question: words,
  type: 'text',
  options: [],
  required: true,
  position: id,
  ...input,
});

export const asking = (...questions: Question[]) => [
  { title: 'About your child', description: null, position: 1, questions },
];

export const waiver = { id: uuid(40), name: 'Camp agreement', type: 'pre-purchase-waiver' as const };
export const needsWaiver = { prePurchaseWaiver: waiver, prePurchaseInduction: null, criteria: 'all' as const };
export const terms = {
  ...waiver,
  terms: '<p>Sport carries a risk.</p>',
  relatedCategory: null,
  customQuestionSections: [],
};

const shared = {
  ages: null,
  description: 'Football in the morning.',
  venue,
  startsAt: at('09:00', '2099-12-21'),
  endsAt: at('15:30', '2099-12-28'),
  instructors: [{ id: uuid(50), name: 'Dan Okafor' }],
  capacity: { available: 12, consumed: 8, maximum: 20 },
  bookableAction: action('book'),
  customQuestionSections: [],
  extras: [],
  restrictions: null,
};

/** A camp of four days in two weeks, £80.00 as a whole and £24.00 a day; `input` overrides its fields. */
export const camp = (input: Partial<CampSchedule> = {}): CampSchedule => ({
  ...shared,
  id: uuid(1),
  name: 'Winter multi-sport camp',
  slug: 'winter-multi-sport-camp',
  durationInWeeks: 2,
  category: { id: uuid(2), name: 'Holiday camps', slug: 'holiday-camps', bookingType: 'camps' },
  price: money(8000),
  occurrences: [day(21), day(22), day(23), day(28)],
  pricingOptionAvailability: ['bundled', 'individual'],
  ...input,
});

/** A course of two sessions, £60.00 as a whole. */
export const course = (input: Partial<CourseSchedule> = {}): CourseSchedule => ({
  ...shared,
  id: uuid(3),
  name: 'Stage 4 swimming',
  slug: 'stage-4-swimming',
  durationInWeeks: 2,
  category: { id: uuid(2), name: 'Swim lessons', slug: 'swim-lessons', bookingType: 'courses' },
  price: money(6000),
  occurrences: [day(21), day(28)],
  proRataPrice: null,
  allowCustomerBookCourseAfterStart: false,
  ...input,
});

const line = {
  cartableType: null,
  cartableResource: null,
  quantity: 1,
  maxQuantity: null,
  membershipUserId: null,
  purchasedForUserId: null,
  enablePrintReceipt: false,
  benefitApplied: false,
  packageApplied: false,
  holdExpiresAt: null,
  holdExpired: false,
  questionsOutstanding: false,
};

const bookedDay = ({ id, startsAt, endsAt }: ScheduleOccurrence, index: number): ChildItem => ({
  ...line,
  id: uuid(60 + index),
  type: 'av2_booking',
  name: 'Winter multi-sport camp',
  price: money(2400),
  lineTotal: money(2400),
  sortBy: index,
  childItems: [],
  bookingId: uuid(70 + index),
  occurrenceId: id,
  bookingType: 'camps',
  startsAt,
  endsAt,
  venue,
});

const boughtLunch: ChildItem = {
  ...line,
  id: uuid(80),
  type: 'pricing_option',
  name: lunch.name,
  quantity: 2,
  price: lunch.price,
  lineTotal: money(900),
  sortBy: 9,
  childItems: [],
  pricingOptionId: lunch.pricingOptionId,
  pricingOptionType: 'extra',
  venueRestriction: null,
};

/** The basket with days of the camp in it, as the server answers it; with two lunches on request. */
export const cartWith = (days: ScheduleOccurrence[], { withLunch = false } = {}): Cart => ({
  ...emptyCart,
  items: [
    {
      ...line,
      id: uuid(90),
      type: 'av2_booking_bundle',
      name: 'Winter multi-sport camp',
      price: money(2400 * days.length),
      lineTotal: money(2400 * days.length + (withLunch ? 900 : 0)),
      sortBy: 1,
      childItems: [...days.map(bookedDay), ...(withLunch ? [boughtLunch] : [])],
      bookingBundleId: uuid(91),
      bookingType: 'camps',
      scheduleId: uuid(1),
      venue,
    },
  ],
});
