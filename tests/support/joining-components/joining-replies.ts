import type { CartItem } from '#contract/cart/cart-items.ts';
import type { OnboardingForm } from '#contract/customers/onboarding.ts';
import type { Joining } from '#contract/joining/joining.ts';
import type { MembershipType } from '#contract/joining/membership-types.ts';
import { makeCart, money, uuid } from '#tests/support/make/make-cart.ts';

export const venue = { id: uuid(900), name: 'Riverside Leisure Centre', slug: 'riverside-leisure-centre' };
/** YYYY-MM-DD. */
export const today = '2026-11-18';

/** A membership of one adult, paid monthly, in the sums of 18 November 2026; `input` overrides its fields. */
export const makeType = (input: Partial<MembershipType> = {}): MembershipType => ({
  id: uuid(1),
  name: 'Anytime',
  description: 'One adult, every opening hour',
  joiningFee: money(2000),
  price: money(3800),
  period: 'month',
  benefits: ['Gym: free'],
  offersDirectDebit: true,
  inclusions: [{ kind: 'free', activities: ['Gym'], options: [] }],
  venues: [{ id: venue.id, name: venue.name }],
  people: { maximum: 1, adults: 1, children: 0 },
  minimumAge: null,
  maximumAge: null,
  proofDocument: null,
  collectableFees: [],
  startsOn: today,
  partMonthDays: 13,
  partMonthPrice: money(1647),
  firstPayment: money(3647),
  nextPaymentOn: '2026-12-01',
  minimumTermMonths: 1,
  minimumTermEndsOn: '2026-12-18',
  noticeDays: 30,
  coolingOffDays: 14,
  coolingOffEndsOn: '2026-12-02',
  totalFirstTerm: money(49_247),
  totalUntil: '2027-11-30',
  ...input,
});

/** A membership of two adults and up to four children. */
export const family = makeType({
  id: uuid(2),
  name: 'Family',
  description: 'Two adults and up to four children',
  joiningFee: money(0),
  price: money(6200),
  partMonthPrice: money(2687),
  firstPayment: money(2687),
  people: { maximum: 6, adults: 2, children: 4 },
  inclusions: [
    { kind: 'free', activities: ['Gym'], options: [] },
    {
      kind: 'cheaper',
      activities: ['Swimming', 'Courts'],
      options: ['Adult', 'Junior'],
      price: money(480),
      fullPrice: money(560),
    },
    {
      kind: 'benefit',
      name: 'Free class',
      activities: ['Classes'],
      discountPercent: 100,
      uses: { count: 2, period: 'week' },
    },
    { kind: 'benefit', name: 'Camps', activities: ['Camps'], discountPercent: 10, uses: null },
  ],
});

/** A concession with a proof and a fee that may be added. */
export const student = makeType({
  id: uuid(3),
  name: 'Student',
  proofDocument: { name: 'Student card', help: 'Both sides, with the date on which it ends.' },
  collectableFees: [{ id: uuid(70), name: 'Locker', price: money(500), isOptional: true }],
});

const field = (
  key: string,
  label: string,
  type: OnboardingForm['sections']['personal'][number]['type'],
  required: boolean,
) => ({ key, label, type, required, maxLength: type === 'text' ? 255 : null, options: [] });

export const onboarding: OnboardingForm = {
  onboardingType: 'membership_purchase',
  checksum: 'c'.repeat(32),
  sections: {
    personal: [
      field('first_name', 'First name', 'text', true),
      field('last_name', 'Last name', 'text', true),
      field('date_of_birth', 'Date of birth', 'date', true),
    ],
    contact: [field('email', 'Email', 'email', true), field('phone', 'Phone', 'phone', false)],
    additional: [],
    emergencyContact: [field('name', 'Name', 'text', false)],
  },
  terms: null,
};

const line = ({ id, name, firstPayment }: MembershipType): CartItem => ({
  id: uuid(10),
  cartableType: null,
  cartableResource: null,
  name,
  quantity: 1,
  maxQuantity: null,
  price: firstPayment,
  lineTotal: firstPayment,
  sortBy: 1,
  membershipUserId: null,
  purchasedForUserId: 7,
  enablePrintReceipt: false,
  benefitApplied: false,
  packageApplied: false,
  holdExpiresAt: null,
  holdExpired: false,
  questionsOutstanding: false,
  type: 'membership',
  membershipId: uuid(20),
  membershipType: { id, name },
  homeVenue: { id: venue.id, name: venue.name },
  childItems: [],
});

/** The open joining of Alex; `input` overrides its fields. */
export const makeJoining = (type: MembershipType, input: Partial<Joining> = {}): Joining => ({
  id: uuid(20),
  onboardingType: 'membership_purchase',
  membershipType: type,
  homeVenue: venue,
  people: [{ userId: 7, name: 'Alex Morgan', dateOfBirth: '1985-04-02', isHolder: true }],
  collectableFeeIds: [],
  documents: [],
  paymentMethod: null,
  missing: ['payment_method'],
  cart: makeCart([line(type)], { source: 'online-joining' }),
  redirect: null,
  expiresAt: '2026-12-18T12:00:00Z',
  ...input,
});
