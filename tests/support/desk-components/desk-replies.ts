import type { DeskCustomer, FoundUser } from '#contract/desk/customers.ts';
import type { Desk } from '#contract/desk/desk.ts';
import type { DeskSession } from '#contract/desk/sessions.ts';
import type { DeskTile } from '#contract/desk/tiles.ts';
import { alexState, moment, money, uuid } from '#tests/support/make/make-cart.ts';

const venue = { id: uuid(900), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' };

export const desk: Desk = {
  venue,
  staff: { id: 6, name: 'Frances Holt' },
  tenders: ['cash', 'card', 'cheque', 'voucher', 'gift-card', 'credit'],
  mayLeaveBalance: true,
  till: null,
};

/** A customer as the desk finds them. */
export const found = (id: number, firstName: string, lastName: string, input: Partial<FoundUser> = {}): FoundUser => ({
  ...alexState.user,
  id,
  uuid: uuid(id),
  firstName,
  lastName,
  reference: `4002${id}`,
  dateOfBirth: '1986-06-02',
  postcode: 'HX6 2AE',
  barcode: null,
  membership: null,
  owed: money(0),
  ...input,
});

/** Alex with a child, a membership and something to pay. */
export const alex: DeskCustomer = {
  user: found(7, 'Alex', 'Morgan', { membership: { id: uuid(70), name: 'Family' }, owed: money(500) }),
  memberships: [],
  credit: { membership: money(1200), general: money(1500) },
  penalties: [
    {
      id: uuid(71),
      name: 'Late cancellation',
      reason: 'Boxing fit',
      amount: money(500),
      status: 'outstanding',
      bookingId: null,
      createdAt: '2026-11-09T10:00:00Z',
    },
  ],
  debts: [],
  unpaidOrders: [],
  givenUpCharges: [],
  linkedUsers: [{ userId: 8, name: 'Sam Morgan', relationship: 'parent', age: 9 }],
  upcomingBookings: [],
  bookingDisabled: true,
  askedEmail: null,
};

const occurrence = (id: number) => `BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB${10 + id}`;

const action = (kind: 'book' | 'join_waitlist' | null) => ({
  action: kind,
  message: null,
  reason: null,
  bookingId: null,
  waitlistId: null,
});

const tile = (id: number, name: string, price: number): DeskTile => ({
  id: uuid(600 + id),
  kind: 'session',
  name,
  price: money(price),
  standardPrice: money(price),
  bookingType: 'ticketed',
  activity: { slug: 'swimming', name: 'Swimming' },
  session: {
    id: occurrence(50 + id),
    name: 'Swim for fitness',
    startsAt: moment('2026-11-18', '09:00'),
    endsAt: moment('2026-11-18', '10:30'),
    locationName: 'Main pool',
    available: 20,
    bookableAction: action('book'),
  },
  item: {
    purchasableId: occurrence(50 + id),
    purchasableType: 'purchasableOccurrence',
    pricingOptionId: uuid(600 + id),
  },
});

export const tiles: DeskTile[] = [
  tile(1, 'Swim, adult', 560),
  tile(2, 'Swim, junior', 340),
  { ...tile(3, 'Squash now', 840), session: null, item: null },
];

/** A session of the morning of 18 November 2026. */
export const session = (
  id: number,
  name: string,
  clock: [string, string],
  input: Partial<DeskSession> = {},
): DeskSession => ({
  id: occurrence(id),
  isV2: true,
  compositeKey: `key-${id}`,
  bookingType: 'classes',
  categoryId: uuid(800),
  scheduleId: uuid(810 + id),
  intervalKey: null,
  templateName: name,
  startsAt: moment('2026-11-18', clock[0]),
  endsAt: moment('2026-11-18', clock[1]),
  duration: 60,
  status: 'bookable',
  capacity: { available: 9, consumed: 4, maximum: 13 },
  price: money(650),
  priceFrom: null,
  locations: [],
  locationName: 'Studio 2',
  friendlyLocationName: null,
  instructors: [{ id: uuid(820), name: 'Hannah Lowe' }],
  tags: [],
  ages: null,
  venue,
  activity: { slug: 'fitness-classes', name: 'Fitness classes' },
  restrictions: null,
  lastBookableAt: null,
  allowAnonymousBookings: true,
  bookableAction: action('book'),
  waitlist: null,
  waitlistOffer: null,
  arrivals: { booked: 13, here: 8, absent: 0 },
  waiting: 0,
  ...input,
});

export const sessions: DeskSession[] = [
  session(1, 'Aqua fit', ['08:45', '09:30'], { bookableAction: action(null) }),
  session(2, 'Vinyasa yoga', ['09:30', '10:30'], {
    capacity: { available: 0, consumed: 13, maximum: 13 },
    bookableAction: action('join_waitlist'),
  }),
  session(3, 'Parent and baby swim', ['10:00', '11:00']),
  session(4, 'Swim school', ['11:00', '12:00'], { allowAnonymousBookings: false }),
];
