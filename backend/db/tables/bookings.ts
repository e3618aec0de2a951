import type { Generated, GeneratedAlways } from 'kysely';
import type { Channel } from '#contract/primitives.ts';
import type { BookingStatus, CancellationSource } from './enums.ts';
import type { DefaultJson } from './json.ts';

export interface CartsTable {
  id: GeneratedAlways<number>;
  uuid: Generated<string>;
  userId: number | null;
  staffUserId: number | null;
  channel: Channel;
  source: 'activity-booking' | 'online-joining' | 'online-guest-passes' | 'front-of-house';
  status: Generated<'open' | 'closed'>;
  selectedUserId: number | null;
  extensionsUsed: Generated<number>;
  /** Incremented by every transaction that locks the cart for a change. */
  version: Generated<number>;
  createdAt: Generated<Date>;
  closedAt: Date | null;
  /** Lines that left it because the venue cancelled their session; written and read by `withdraw-lines.ts`. */
  withdrawn: DefaultJson<unknown>;
}

export interface BookingBundlesTable {
  id: Generated<string>;
  scheduleId: string;
  userId: number | null;
  bookedByUserId: number | null;
  orderId: string | null;
  status: Generated<BookingStatus>;
  isFull: boolean;
  totalPrice: number | null;
  createdAt: Generated<Date>;
  cancelledAt: Date | null;
}

export interface BookingsTable {
  id: Generated<string>;
  v1Id: Generated<number>;
  isV2: Generated<boolean>;
  occurrenceId: string;
  userId: number | null;
  bookedByUserId: number | null;
  bundleId: string | null;
  /** The block of a group or club that it is part of. */
  blockBookingId: string | null;
  orderId: string | null;
  ticketId: string | null;
  channel: Channel;
  status: BookingStatus;
  holdKind: Generated<'basket' | 'offer'>;
  places: number;
  price: number | null;
  /** The part of the price that is still to pay, after a move to a dearer session. */
  due: Generated<number>;
  /** Credit of its cancellation that refunds of the order had taken: given when such a refund fails; minor units. */
  creditDenied: Generated<number>;
  /** The booking that it replaced when it was moved. */
  movedFrom: Generated<string | null>;
  resourceLocationId: string | null;
  during: string;
  /** When the places were first held, moved forward by any time in which they were not. */
  heldFrom: Generated<Date>;
  expiresAt: Date | null;
  pinnedBy: string | null;
  releasedAt: Date | null;
  settledAt: Date | null;
  cancelledAt: Date | null;
  cancellationSource: CancellationSource | null;
  cancelReason: string | null;
  attended: boolean | null;
  attendanceRecordedAt: Date | null;
  calendarSequence: Generated<number>;
  createdAt: Generated<Date>;
}

export interface CartItemsTable {
  id: Generated<string>;
  cartId: number;
  parentId: string | null;
  type:
    | 'av2_booking'
    | 'av2_booking_bundle'
    | 'activity'
    | 'activity_ticket'
    | 'pricing_option'
    | 'journal_transaction'
    | 'membership'
    | 'membership_change'
    | 'membership_renewal'
    | 'penalty';
  purchasableType: string;
  purchasableId: string;
  name: string;
  summary: string | null;
  quantity: Generated<number>;
  maxQuantity: number | null;
  unitPrice: number;
  standardPrice: number;
  lineTotal: number;
  taxTotal: Generated<number>;
  sortBy: Generated<number>;
  purchasedForUserId: number | null;
  membershipUserId: number | null;
  /** Whose price was chosen; null for the cheapest. */
  chosenMembershipUserId: number | null;
  bookingId: string | null;
  bundleId: string | null;
  pricingOptionId: string | null;
  ticketId: string | null;
  membershipId: string | null;
  membershipChangeId: string | null;
  membershipRenewalId: string | null;
  journalTransactionId: string | null;
  penaltyId: string | null;
  joiningId: string | null;
  customerReference: string | null;
  applyBenefit: Generated<boolean>;
  benefitId: string | null;
  ownedPackageId: string | null;
  enablePrintReceipt: Generated<boolean>;
  questionsRevision: Generated<number>;
  createdAt: Generated<Date>;
}

export interface BenefitUsagesTable {
  id: Generated<string>;
  benefitId: string;
  membershipUserId: number;
  bookingId: string | null;
  state: 'reserved' | 'used' | 'returned';
  usedOn: string;
  createdAt: Generated<Date>;
}

export interface WaitlistEntriesTable {
  id: GeneratedAlways<number>;
  occurrenceId: string;
  userId: number;
  addedByUserId: number | null;
  status: Generated<'waiting' | 'offered' | 'booked' | 'expired' | 'left'>;
  /** Places that the person waits for, and gets together or not at all. */
  places: Generated<number>;
  bookingId: string | null;
  offeredAt: Date | null;
  offerExpiresAt: Date | null;
  createdAt: Generated<Date>;
  endedAt: Date | null;
}

export interface BlockBookingsTable {
  id: Generated<string>;
  name: string;
  userId: number;
  venueId: string;
  createdBy: number;
  createdAt: Date;
}

export interface BookingsTables {
  blockBookings: BlockBookingsTable;
  carts: CartsTable;
  bookingBundles: BookingBundlesTable;
  bookings: BookingsTable;
  cartItems: CartItemsTable;
  benefitUsages: BenefitUsagesTable;
  waitlistEntries: WaitlistEntriesTable;
}
