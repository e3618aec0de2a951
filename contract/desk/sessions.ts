import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  bookingIdSchema,
  bookingTypeSchema,
  dateSchema,
  idSchema,
  instantSchema,
  moneySchema,
  occurrenceIdSchema,
  userIdSchema,
} from '#contract/primitives.ts';
import { pageQuery, queryArray, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { occurrenceSummarySchema } from '#contract/timetable/occurrences.ts';
import { deskVenue } from './desk-venue.ts';

/** A session of a day at the desk; price and action are those of the person acted for, of the channel `foh`. */
export const deskSessionSchema = occurrenceSummarySchema.extend({
  id: occurrenceIdSchema,
  /** Settled bookings as places: of how many people it is known that they came or did not. */
  arrivals: z.object({ booked: z.int().min(0), here: z.int().min(0), absent: z.int().min(0) }),
  /** People on the waitlist, those with an offer included. */
  waiting: z.int().min(0),
});
export type DeskSession = z.infer<typeof deskSessionSchema>;

export const listDeskSessionsEndpoint = endpoint({
  route: routes.listDeskSessions,
  query: z.object({
    venue: deskVenue,
    /** Of the venue; today without it. */
    date: dateSchema.optional(),
    bookingTypes: queryArray(bookingTypeSchema).optional(),
    selectedUserId: queryInt(userIdSchema).optional(),
  }),
  data: z.array(deskSessionSchema),
});

/** A booking in the register of a session. */
export const registerEntrySchema = z.object({
  bookingId: bookingIdSchema,
  /** Null of a walk-in without a name. */
  userId: userIdSchema.nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  reference: z.string().nullable(),
  status: z.enum(['settled', 'reserved']),
  places: z.int().min(1),
  ticketName: z.string().nullable(),
  attended: z.boolean().nullable(),
  /** How it is paid: what of, or that something is due. */
  paidWith: z.enum(['money', 'membership', 'package', 'nothing']),
  paid: moneySchema,
  due: moneySchema,
  orderId: idSchema.nullable(),
  /** The name of the group or club that booked a block. */
  blockBooking: z.object({ id: idSchema, name: z.string() }).nullable(),
  createdAt: instantSchema,
});
export type RegisterEntry = z.infer<typeof registerEntrySchema>;

/** Settled bookings and those that are being paid for, by first and last name; walk-ins last. */
export const listSessionBookingsEndpoint = endpoint({
  route: routes.listSessionBookings,
  params: z.object({ occurrenceId: occurrenceIdSchema }),
  query: pageQuery,
  data: z.array(registerEntrySchema),
});
