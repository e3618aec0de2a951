import { z } from 'zod';
import { ageRangeSchema } from '#contract/activities/ages.ts';
import { cancellationSchema } from '#contract/activities/cancellation.ts';
import { questionSectionSchema } from '#contract/activities/questions.ts';
import { occurrenceRestrictionsSchema } from '#contract/activities/restrictions.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  activityIdSchema,
  bookingIdSchema,
  bookingTypeSchema,
  idSchema,
  instantSchema,
  momentSchema,
  moneySchema,
  occurrenceIdSchema,
  refSchema,
  userIdSchema,
  v1IdSchema,
  venueRefSchema,
} from '#contract/primitives.ts';
import { actingQuery, pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { bookableActionSchema } from './bookable-action.ts';
import { capacitySchema } from './capacity.ts';
import { ticketSchema } from './tickets.ts';

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
  /** Of the lowest ticket that is not free; nothing to pay where all are. */
  priceFrom: moneySchema.nullable(),
  locations: z.array(locationSchema),
  locationName: z.string(),
  friendlyLocationName: z.string().nullable(),
  instructors: z.array(refSchema),
  tags: z.array(z.string()),
  /** Null: for everybody. */
  ages: ageRangeSchema.nullable(),
  venue: venueRefSchema,
  activity: z.object({ slug: z.string(), name: z.string() }),
  restrictions: occurrenceRestrictionsSchema.nullable(),
  lastBookableAt: momentSchema.nullable(),
  allowAnonymousBookings: z.boolean(),
  bookableAction: bookableActionSchema.nullable(),
  waitlist: z.object({ maximum: z.int(), available: z.int(), consumed: z.int() }).nullable(),
  /** Places that the waitlist holds for the person; `places` is optional for a backend: 1. */
  waitlistOffer: z.object({ expiresAt: instantSchema, places: z.int().min(1).optional() }).nullable(),
  /** Which in line the person is who waits; optional for a backend. */
  waitlistPosition: z.int().min(1).nullable().optional(),
  /** For how many places the person waits; optional for a backend. */
  waitlistPlaces: z.int().min(1).nullable().optional(),
});
export type OccurrenceSummary = z.infer<typeof occurrenceSummarySchema>;

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
  /** In the operator's words; optional for a backend. */
  whatToBring: z.string().nullable().optional(),
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
  /** What cancelling a booking of it would mean to its customer now; optional for a backend. */
  cancellation: cancellationSchema.optional(),
  isDetachedFromRecurrence: z.boolean(),
  customQuestionSections: z.array(questionSectionSchema).optional(),
});
export type Occurrence = z.infer<typeof occurrenceSchema>;

export const getActivityEndpoint = endpoint({
  route: routes.getActivity,
  params: z.object({ id: z.union([pathNumber, occurrenceIdSchema]) }),
  query: actingQuery,
  data: occurrenceSchema,
});
