import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  activityIdSchema,
  bookingIdSchema,
  bookingTypeSchema,
  channelSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  momentSchema,
  occurrenceIdSchema,
  refSchema,
  userIdSchema,
  v1IdSchema,
  venueRefSchema,
} from './primitives.ts';
import { pathNumber, queryInt } from './query.ts';
import { questionSectionSchema } from './questions.ts';
import { occurrenceRestrictionsSchema } from './restrictions.ts';
import { routes } from './routes.ts';
import { venueParams } from './venues.ts';

export const capacitySchema = z.object({ available: z.int(), consumed: z.int(), maximum: z.int() });
export type Capacity = z.infer<typeof capacitySchema>;

export const bookableReasonSchema = z.enum([
  'not_available',
  'already_booked',
  'started',
  'not_yet_open',
  'closed',
  'barred',
  'busy',
  'not_individually',
  'full',
  'restriction_unmet',
]);
export type BookableReason = z.infer<typeof bookableReasonSchema>;

export const bookableActionSchema = z.object({
  action: z
    .enum(['book', 'cancel_booking', 'cancel_reservation', 'join_waitlist', 'leave_waitlist'])
    .nullable(),
  message: z.string().nullable(),
  reason: bookableReasonSchema.nullable(),
  bookingId: bookingIdSchema.nullable(),
  waitlistId: z.int().nullable(),
});
export type BookableAction = z.infer<typeof bookableActionSchema>;

export const locationSchema = z.object({ id: idSchema, names: z.array(z.string()) });

export const occurrenceSummarySchema = z.object({
  id: activityIdSchema,
  isV2: z.boolean(),
  compositeKey: z.string(),
  bookingType: bookingTypeSchema,
  categoryId: idSchema,
  scheduleId: idSchema,
  intervalKey: z.string().nullable(),
  templateName: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  /** Minutes. */
  duration: z.int(),
  status: z.enum(['bookable', 'cancelled', 'clashing']),
  capacity: capacitySchema,
  price: moneySchema.nullable(),
  priceFrom: moneySchema.nullable(),
  locations: z.array(locationSchema),
  locationName: z.string(),
  friendlyLocationName: z.string().nullable(),
  instructors: z.array(refSchema),
  tags: z.array(z.string()),
  venue: venueRefSchema,
  activity: z.object({ slug: z.string(), name: z.string() }),
  restrictions: occurrenceRestrictionsSchema.nullable(),
  lastBookableAt: momentSchema.nullable(),
  allowAnonymousBookings: z.boolean(),
  bookableAction: bookableActionSchema.nullable(),
  waitlist: z.object({ maximum: z.int(), available: z.int(), consumed: z.int() }).nullable(),
  waitlistOffer: z.object({ expiresAt: instantSchema }).nullable(),
});
export type OccurrenceSummary = z.infer<typeof occurrenceSummarySchema>;

export const pricingOptionRefSchema = z.object({
  id: idSchema,
  name: z.string().nullable(),
  reference: z.string(),
});
export const pricingOptionSchema = pricingOptionRefSchema.extend({ price: moneySchema });

export const ticketSchema = z.object({
  id: z.union([idSchema, v1IdSchema]),
  name: z.string(),
  /** Places one ticket takes. */
  attendees: z.int().min(1),
  pricingOption: pricingOptionRefSchema,
  price: moneySchema,
  extraPricingOptions: z.array(pricingOptionSchema),
});
export type Ticket = z.infer<typeof ticketSchema>;

const clashSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('opening_times'), message: z.string() }),
  z.object({
    type: z.literal('instructors'),
    startsAt: momentSchema,
    endsAt: momentSchema,
    recurrenceId: idSchema.nullable(),
    message: z.string(),
    clashingInstructors: z.array(refSchema),
  }),
  z.object({
    type: z.literal('locations'),
    startsAt: momentSchema,
    endsAt: momentSchema,
    recurrenceId: idSchema.nullable(),
    message: z.string(),
    clashingLocations: z.array(locationSchema),
  }),
  z.object({
    type: z.literal('closure'),
    message: z.string(),
    closureId: idSchema,
    locations: z.array(idSchema),
  }),
]);

export const occurrenceSchema = occurrenceSummarySchema.extend({
  v1Id: v1IdSchema,
  recurrenceId: idSchema.nullable(),
  originalStartsAt: momentSchema,
  originalEndsAt: momentSchema,
  scheduleReference: z.string(),
  templateDescription: z.string().nullable(),
  setupTimeInMinutes: z.int(),
  teardownTimeInMinutes: z.int(),
  bookingStrategy: z.enum(['sequential', 'overlapping']),
  capacityStrategy: z.enum(['shared', 'split']),
  capacityByChannel: z.object({ online: z.int(), foh: z.int() }).nullable(),
  clashes: z.array(clashSchema),
  tickets: z.array(ticketSchema).nullable(),
  blockBookingInformation: z
    .object({
      userId: userIdSchema,
      bookingId: bookingIdSchema,
      bookingStatus: z.string(),
      isPaid: z.boolean(),
      tenderTypes: z.array(z.string()),
      paymentReference: z.string().nullable(),
    })
    .nullable(),
  canCancel: z.boolean(),
  isDetachedFromRecurrence: z.boolean(),
  customQuestionSections: z.array(questionSectionSchema).optional(),
});
export type Occurrence = z.infer<typeof occurrenceSchema>;

export const activityDateSchema = z.object({
  raw: dateSchema,
  fullDatePretty: z.string(),
  isV2: z.boolean(),
  available: z.boolean(),
});
export type ActivityDate = z.infer<typeof activityDateSchema>;

export const activityTimeSchema = z.object({
  compositeKey: z.string(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  duration: z.int(),
  price: moneySchema.nullable(),
  capacity: capacitySchema,
  isV2: z.boolean(),
  occurrenceIds: z.array(activityIdSchema),
  bookableAction: bookableActionSchema,
});
export type ActivityTime = z.infer<typeof activityTimeSchema>;

export const fastTicketSchema = z.object({
  id: activityIdSchema,
  startsAt: momentSchema,
  endsAt: momentSchema,
  capacity: capacitySchema,
  bookableAction: bookableActionSchema,
  ticketTypes: z.array(ticketSchema),
});
export type FastTicket = z.infer<typeof fastTicketSchema>;

export const ticketDiscountSchema = z.object({
  customerId: userIdSchema,
  customerReference: z.string(),
  ticketId: z.union([idSchema, v1IdSchema]),
  price: moneySchema,
  originalPrice: moneySchema,
});
export type TicketDiscount = z.infer<typeof ticketDiscountSchema>;

/** Channel and acting user, taken by every call whose answer may be personal (API 1.5). */
export const actingQuery = z.object({
  source: channelSchema.default('online'),
  selectedUserId: queryInt(userIdSchema).optional(),
});

const activityParams = venueParams.extend({ activity: z.string().min(1).max(255) });
const dayQuery = actingQuery.extend({ date: dateSchema });
const slotsQuery = dayQuery.extend({ locationId: idSchema.optional(), compositeKey: z.string().max(255).optional() });
const pathActivityId = z.union([pathNumber, occurrenceIdSchema]);

export const listActivityDatesEndpoint = endpoint({
  route: routes.listActivityDates,
  params: venueParams.extend({ category: z.string().min(1).max(255) }),
  data: z.record(z.string(), activityDateSchema),
});
export const listActivityTimesEndpoint = endpoint({
  route: routes.listActivityTimes,
  params: activityParams,
  query: dayQuery,
  data: z.array(activityTimeSchema),
});
export const listActivityTimesV2Endpoint = endpoint({
  ...listActivityTimesEndpoint,
  route: routes.listActivityTimesV2,
});
export const listActivityTimetableEndpoint = endpoint({
  route: routes.listActivityTimetable,
  params: activityParams,
  query: dayQuery,
  data: z.array(occurrenceSummarySchema),
});
export const listActivityTimetableV2Endpoint = endpoint({
  ...listActivityTimetableEndpoint,
  route: routes.listActivityTimetableV2,
});
export const listActivitySlotsEndpoint = endpoint({
  route: routes.listActivitySlots,
  params: activityParams,
  query: slotsQuery,
  data: z.array(occurrenceSummarySchema),
});
export const listActivitySlotsV2Endpoint = endpoint({
  ...listActivitySlotsEndpoint,
  route: routes.listActivitySlotsV2,
});
export const getActivityEndpoint = endpoint({
  route: routes.getActivity,
  params: z.object({ id: pathActivityId }),
  query: actingQuery,
  data: occurrenceSchema,
});
export const listTicketsEndpoint = endpoint({
  route: routes.listTickets,
  params: venueParams.extend({
    category: z.string().min(1).max(255),
    activity: z.union([pathNumber, z.string().min(1).max(255)]),
  }),
  query: actingQuery.extend({ date: dateSchema.optional() }),
  data: z.array(fastTicketSchema),
});
export const priceTicketEndpoint = endpoint({
  route: routes.priceTicket,
  params: venueParams.extend({ activityId: z.union([pathNumber, idSchema]) }),
  body: z
    .object({
      reference: z.string().min(1).max(255),
      isV2: z.boolean(),
      occurrenceId: occurrenceIdSchema.optional(),
      selectedUserId: userIdSchema.optional(),
    })
    .refine((body) => !body.isV2 || body.occurrenceId !== undefined, {
      path: ['occurrenceId'],
      error: 'Required',
    }),
  data: ticketDiscountSchema,
});
