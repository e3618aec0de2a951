import { z } from 'zod';
import { cancellationFactsSchema } from '#contract/activities/cancellation.ts';
import {
  bookingIdSchema,
  bookingTypeSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  momentSchema,
  occurrenceIdSchema,
  refSchema,
  slugSchema,
  userIdSchema,
  v1IdSchema,
  venueRefSchema,
} from '#contract/primitives.ts';
import { savingSchema } from './savings.ts';

export const cartableTypeSchema = z.enum([
  'av2Booking',
  'av2BookingBundle',
  'activity',
  'activityTicket',
  'pricingOption',
  'membershipRenewal',
]);

export const cartableResourceSchema = z.object({
  name: z.string(),
  venueName: z.string().nullable(),
  location: z.object({ name: z.string() }).nullable(),
  /** Minutes. */
  duration: z.int().nullable(),
  date: z.object({ fullDatePretty: z.string(), raw: dateSchema }).nullable(),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
});

export const venueRestrictionSchema = z.object({
  type: z.enum(['venue', 'group']),
  id: idSchema,
  name: z.string(),
  venues: z.array(refSchema),
});
export type VenueRestriction = z.infer<typeof venueRestrictionSchema>;

/** What can be done about a line that is no longer held. */
export const lapsedSchema = z.object({
  /** Whether its places are free now. */
  canHold: z.boolean(),
  placesLeft: z.int(),
  /** The next session of the same series with places, when its own has too few. */
  nextFree: z.object({ id: occurrenceIdSchema, startsAt: momentSchema, activitySlug: z.string() }).nullable(),
});
export type Lapsed = z.infer<typeof lapsedSchema>;

const sharedFields = {
  id: idSchema,
  cartableType: cartableTypeSchema.nullable(),
  cartableResource: cartableResourceSchema.nullable(),
  name: z.string(),
  quantity: z.int().min(1),
  maxQuantity: z.int().nullable(),
  price: moneySchema,
  lineTotal: moneySchema,
  sortBy: z.int(),
  membershipUserId: z.int().nullable(),
  purchasedForUserId: userIdSchema.nullable(),
  enablePrintReceipt: z.boolean(),
  benefitApplied: z.boolean(),
  packageApplied: z.boolean(),
  holdExpiresAt: instantSchema.nullable(),
  holdExpired: z.boolean(),
  questionsOutstanding: z.boolean(),
  /** What the line would cost without savings, extras not included; a backend may leave it out. */
  fullPrice: moneySchema.optional(),
  savings: z.array(savingSchema).optional(),
  /** Of a booking, its rules of cancelling as customers have them; a backend may leave them out. */
  cancellation: cancellationFactsSchema.optional(),
  /** Of an order: how many of it are still booked, 1 for a camp or course; a backend may leave it out. */
  bookedQuantity: z.int().min(0).optional(),
  /** Of an order: the access of everybody whom the line is for is stopped, so it has no entry code. */
  isEntryBarred: z.boolean().optional(),
  /** Null while it is held; a backend may leave it out. */
  lapsed: lapsedSchema.nullable().optional(),
};

const session = {
  bookingType: bookingTypeSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  venue: venueRefSchema,
  /** Of its timetable's address; a backend may leave it out. */
  activitySlug: slugSchema.optional(),
  /** Of its tickets, null for a place without a ticket; a backend may leave it out. */
  pricingOptionId: idSchema.nullable().optional(),
};

function itemKinds<Children extends z.ZodType>(childItems: Children) {
  const shared = { ...sharedFields, childItems };
  return z.discriminatedUnion('type', [
    z.object({
      ...shared,
      ...session,
      type: z.literal('av2_booking'),
      bookingId: idSchema,
      occurrenceId: occurrenceIdSchema,
    }),
    z.object({
      ...shared,
      type: z.literal('av2_booking_bundle'),
      bookingBundleId: idSchema,
      bookingType: bookingTypeSchema,
      scheduleId: idSchema,
      venue: venueRefSchema,
    }),
    z.object({
      ...shared,
      ...session,
      type: z.literal('activity'),
      bookingId: bookingIdSchema,
      activityId: v1IdSchema,
    }),
    z.object({
      ...shared,
      ...session,
      type: z.literal('activity_ticket'),
      bookingId: bookingIdSchema,
      activityId: v1IdSchema,
      ticketId: v1IdSchema,
    }),
    z.object({
      ...shared,
      type: z.literal('pricing_option'),
      pricingOptionId: idSchema,
      pricingOptionType: z.enum(['package', 'extra', 'guest_pass', 'product']),
      venueRestriction: venueRestrictionSchema.nullable(),
    }),
    z.object({
      ...shared,
      type: z.literal('journal_transaction'),
      journalTransactionId: idSchema,
      collectableFeeId: idSchema.optional(),
      /** The membership's own fee for joining, which the site names; a backend may leave it out. */
      isJoiningFee: z.boolean().optional(),
    }),
    z.object({
      ...shared,
      type: z.literal('membership'),
      membershipId: idSchema,
      membershipType: refSchema,
      homeVenue: refSchema,
    }),
    z.object({
      ...shared,
      type: z.literal('membership_change'),
      membershipChangeId: idSchema,
      summary: z.string(),
    }),
    z.object({
      ...shared,
      type: z.literal('membership_renewal'),
      membershipRenewalId: idSchema,
      summary: z.string(),
      newMembership: refSchema.nullable(),
    }),
    z.object({ ...shared, type: z.literal('penalty'), penaltyId: idSchema }),
  ]);
}

/** An extra, a session of a bundle, a fee of a membership: a line below another line. */
export const childItemSchema = itemKinds(z.array(z.never()));
export type ChildItem = z.infer<typeof childItemSchema>;

/** One line of a basket or an order, by its kind. */
export const cartItemSchema = itemKinds(z.array(childItemSchema));
export type CartItem = z.infer<typeof cartItemSchema>;
