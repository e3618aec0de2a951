import { z } from 'zod';
import { cancellationSchema } from '#contract/activities/cancellation.ts';
import { categoryRefSchema } from '#contract/activities/categories.ts';
import { questionWaiverSchema } from '#contract/activities/question-waivers.ts';
import { answeredSectionSchema } from '#contract/activities/questions.ts';
import { restrictionRefSchema } from '#contract/activities/restrictions.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  bookingIdSchema,
  bookingTypeSchema,
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
import { pageQuery, queryArray, queryBoolean, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { locationSchema } from '#contract/timetable/occurrences.ts';

export const siteSchema = z.enum(['bookings', 'my-account', 'online-joining']);

/** Which client cancels, and so which rules apply; `foh` and `occurrence` are for staff. */
export const cancellationSourceSchema = z.enum(['customers', 'foh', 'my-account', 'occurrence']);

export const bookingSchema = z.object({
  id: bookingIdSchema,
  duration: z.int(),
  isV2: z.boolean(),
  userId: userIdSchema.nullable(),
  userUuid: idSchema.nullable(),
  userReference: z.string().nullable(),
  occurrenceId: occurrenceIdSchema,
  activityId: v1IdSchema.nullable(),
  orderId: idSchema.nullable(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  status: z.enum(['settled', 'reserved', 'cancelled']),
  bookingType: bookingTypeSchema,
  bookingBundleContext: z
    .object({
      id: idSchema,
      totalSettledBookings: z.int(),
      settledBookingPosition: z.int().nullable(),
    })
    .nullable(),
  category: categoryRefSchema,
  name: z.string(),
  description: z.string().nullable(),
  capacityConsumed: z.int(),
  /** The kind of ticket, null for a booking without tickets; a backend may leave both out. */
  ticketName: z.string().nullable().optional(),
  /** What the ticket is sold as, the same at every session that sells it; null and left out like the name. */
  pricingOptionId: idSchema.nullable().optional(),
  /** How many tickets, else places. */
  quantity: z.int().min(1).optional(),
  price: moneySchema.nullable(),
  venue: venueRefSchema,
  locations: z.array(locationSchema),
  locationName: z.string(),
  instructors: z.array(refSchema),
  attended: z.boolean().nullable(),
  cancellation: cancellationSchema,
  createdAt: instantSchema,
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  order: z.object({ id: idSchema, status: z.string(), total: moneySchema, balance: moneySchema }).nullable(),
  outstandingRestrictions: z.array(restrictionRefSchema),
});
export type Booking = z.infer<typeof bookingSchema>;

/** An ISO 8601 date-time with `Z` or an offset. */
const offsetStampSchema = z.iso.datetime({ offset: true, error: 'Must be a date and time with an offset' });

/** Who asks for bookings, and by whose rules they may be cancelled. */
export const bookingQuery = z.object({
  cancellationSource: cancellationSourceSchema,
  selectedUserId: queryInt(userIdSchema).optional(),
});

export const listBookingsEndpoint = endpoint({
  route: routes.listBookings,
  query: pageQuery.extend(bookingQuery.shape).extend({
    occurrenceId: occurrenceIdSchema.optional(),
    userId: queryInt(userIdSchema).optional(),
    startsAfter: offsetStampSchema.optional(),
    startsBefore: offsetStampSchema.optional(),
    status: queryArray(bookingSchema.shape.status).default(['settled']),
    /** Of the caller and everybody linked with them instead of one person. */
    everyone: queryBoolean.default(false),
    venue: slugSchema.optional(),
    bypassPagination: queryBoolean.default(false),
    sortBy: z.enum(['starts_at', 'created_at']).default('starts_at'),
    direction: z.enum(['ascending', 'descending']).default('ascending'),
  }),
  data: z.array(bookingSchema),
});
export const getBookingEndpoint = endpoint({
  route: routes.getBooking,
  params: z.object({ bookingId: bookingIdSchema }),
  query: bookingQuery,
  data: bookingSchema.extend({
    customQuestionSections: z.array(answeredSectionSchema),
    /** What was agreed to for those who attend, with their answers while these are kept; a backend may leave it out. */
    questionWaivers: z.array(questionWaiverSchema).optional(),
  }),
});
export const cancelBookingEndpoint = endpoint({
  route: routes.cancelBooking,
  params: z.object({ bookingId: bookingIdSchema }),
  query: z.object({ source: siteSchema, selectedUserId: queryInt(userIdSchema).optional() }),
  data: bookingSchema,
});
export const getBookingCalendarEndpoint = endpoint({
  route: routes.getBookingCalendar,
  params: z.object({ bookingId: bookingIdSchema }),
  data: z.string(),
});
