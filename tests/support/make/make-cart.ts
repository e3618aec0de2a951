import type { CartItem, ChildItem } from '#contract/cart/cart-items.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { AuthState } from '#contract/customers/users.ts';
import { venueMoment } from './venue-moment.ts';

export const uuid = (last: number): string => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;
export const money = (value: number) => ({ formatted: `£${(value / 100).toFixed(2)}`, value, currency: 'GBP' });
/** The moment at which the venue's clock, HH:MM, shows this on a date. */
export const moment = (date: string, clock: string) => venueMoment(`${date} ${clock}:00`);

const riverside = { id: uuid(900), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' };

const shared = (id: number, name: string, price: number) => ({
  id: uuid(id),
  cartableResource: null,
  name,
  quantity: 1,
  maxQuantity: null,
  price: money(price),
  lineTotal: money(price),
  sortBy: id,
  membershipUserId: null,
  purchasedForUserId: 7,
  enablePrintReceipt: false,
  benefitApplied: false,
  packageApplied: false,
  holdExpiresAt: null,
  holdExpired: false,
  questionsOutstanding: false,
});

const occurrence = (id: number) => `AAAAAAAAAAAAAAAAAAAAAA${String(202611191830 + id)}`;

const getSum = (items: readonly ChildItem[]) => items.reduce((sum, { lineTotal }) => sum + lineTotal.value, 0);

/** One session of a class, a court or a swim, with its extras; the line's price is the sum of all. */
export function sessionItem(id: number, name: string, price: number, input: Partial<CartItem> = {}): CartItem {
  const item: CartItem = {
    ...shared(id, name, price),
    type: 'av2_booking',
    cartableType: 'av2Booking',
    childItems: [],
    bookingId: uuid(100 + id),
    occurrenceId: occurrence(id),
    bookingType: 'classes',
    startsAt: moment('2026-11-19', '18:30'),
    endsAt: moment('2026-11-19', '19:30'),
    venue: riverside,
  };
  return Object.assign(item, { lineTotal: money(price + getSum(input.childItems ?? [])) }, input);
}

/** An extra of a line. */
export const extraItem = (id: number, name: string, price: number, quantity = 1): ChildItem => ({
  ...shared(id, name, price),
  type: 'pricing_option',
  cartableType: 'pricingOption',
  childItems: [],
  quantity,
  lineTotal: money(price * quantity),
  pricingOptionId: uuid(200 + id),
  pricingOptionType: 'extra',
  venueRestriction: null,
});

/** A camp of some days, with its extras. */
export function campItem(
  id: number,
  name: string,
  days: readonly string[],
  extras: ChildItem[] = [],
  input: Partial<CartItem> = {},
): CartItem {
  const children = days.map((date, index): ChildItem => ({
    ...shared(id * 10 + index, name, 2400),
    type: 'av2_booking',
    cartableType: 'av2Booking',
    childItems: [],
    bookingId: uuid(300 + id * 10 + index),
    occurrenceId: occurrence(id * 10 + index),
    bookingType: 'camps',
    startsAt: moment(date, '09:00'),
    endsAt: moment(date, '15:30'),
    venue: riverside,
  }));
  const item: CartItem = {
    ...shared(id, name, 2400 * days.length),
    lineTotal: money(2400 * days.length + getSum(extras)),
    type: 'av2_booking_bundle',
    cartableType: 'av2BookingBundle',
    childItems: [...children, ...extras],
    bookingBundleId: uuid(400 + id),
    bookingType: 'camps',
    scheduleId: uuid(500 + id),
    venue: riverside,
  };
  return Object.assign(item, input);
}

const credit = (type: 'membership' | 'general', available: number, applicable: number, applied: number) => ({
  type,
  totalAvailable: money(available),
  maxApplicable: money(applicable),
  applied: money(applied),
});

/** Credit of both kinds: balance, applicable and applied amounts, in minor units. */
export const credits = (membership: [number, number, number], general: [number, number, number]) => [
  credit('membership', ...membership),
  credit('general', ...general),
];

/** A basket with some lines; `input` overrides its fields. */
export function makeCart(items: CartItem[] = [], input: Partial<Cart> = {}): Cart {
  const total = items.reduce((sum, line) => sum + line.lineTotal.value, 0);
  const applied = (input.credits ?? []).reduce((sum, one) => sum + one.applied.value, 0);
  return {
    id: 77,
    uuid: uuid(77),
    source: 'activity-booking',
    userId: 7,
    selectedUserId: null,
    items,
    totals: {
      total,
      taxTotal: 0,
      subTotal: total,
      balance: total - applied,
      itemCount: items.reduce((sum, item) => sum + item.quantity, 0),
      formattedTotal: money(total).formatted,
      formattedBalance: money(total - applied).formatted,
    },
    currency: 'GBP',
    itemHash: `hash-${items.length}-${total}`,
    credits: credits([0, 0, 0], [0, 0, 0]),
    attendeeWaiversRequired: false,
    attendeeWaivers: [],
    terms: null,
    hold: { expiresAt: null, extensionsLeft: 10 },
    transaction: null,
    ...input,
  };
}

/** Who is signed in: Alex with a linked child. */
export const alexState: AuthState = {
  user: {
    id: 7,
    uuid: uuid(7),
    firstName: 'Alex',
    lastName: 'Morgan',
    reference: '100200300',
    title: null,
    email: 'alex@example.com',
    gender: null,
    ethnicity: null,
    disability: null,
    profilePictureUrl: null,
    phone: null,
    address: {
      address1: '14 Wharf Street',
      address2: null,
      area: null,
      town: 'Sowerby Bridge',
      country: 'GB',
      postcode: 'HX6 2AE',
      uprn: null,
    },
    marketingPreferences: { email: false, sms: false, phone: false, post: false },
    emailVerifiedAt: null,
    dateOfBirth: null,
    createdAt: '2026-01-01T00:00:00Z',
  },
  linkedUsers: [
    {
      id: 1,
      status: 'successful',
      referencedUser: { id: 8, name: 'Sam Morgan', dateOfBirth: null },
      relationship: 'parent',
      createdAt: '2026-01-01T00:00:00Z',
      confirmedAt: '2026-01-02T00:00:00Z',
    },
    {
      id: 2,
      status: 'pending',
      referencedUser: { id: 9, name: 'Jo Morgan', dateOfBirth: null },
      relationship: 'partner',
      createdAt: '2026-01-01T00:00:00Z',
      confirmedAt: null,
    },
  ],
  membershipUsers: [],
  homeVenueSlug: null,
  creditBalance: money(0),
  barcode: null,
  profilePhoto: null,
  selectedUser: null,
  outstandingPenalties: false,
  hasInstruction: false,
  hasBillingDate: false,
  documentExpiry: null,
  membershipDocumentUploadRequired: false,
  permissions: [],
};
