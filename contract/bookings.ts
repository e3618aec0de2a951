import { z } from 'zod';
import { categoryRefSchema } from './categories.ts';
import { endpoint } from './endpoint.ts';
import { locationSchema } from './occurrences.ts';
import {
  bookingIdSchema,
  bookingTypeSchema,
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
import { queryInt } from './query.ts';
import { restrictionRefSchema } from './restrictions.ts';
import { routes } from './routes.ts';

export const siteSchema = z.enum(['bookings', 'my-account', 'online-joining']);

export const cancellationSchema = z.object({
  canCancel: z.boolean(),
  cannotCancelReason: z.string().nullable(),
  cutOff: momentSchema.nullable(),
  cutOffActions: z.array(z.enum(['charge_fee', 'disable_booking', 'disable_access', 'disable_cancelling'])),
  cutOffMessage: z.string().nullable(),
  awardsCredit: z.boolean(),
  awardsCreditMessage: z.string().nullable(),
});

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
