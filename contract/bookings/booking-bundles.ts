import { z } from 'zod';
import { cancellationSchema } from '#contract/activities/cancellation.ts';
import { categoryRefSchema } from '#contract/activities/categories.ts';
import { answeredSectionSchema } from '#contract/activities/questions.ts';
import { endpoint } from '#contract/endpoint.ts';
import { bookingTypeSchema, idSchema, moneySchema, refSchema, venueRefSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { bookingQuery, bookingSchema } from './bookings.ts';
import { cancellationBody, cancellationResultSchema } from './cancel-bookings.ts';

/** A camp or course as somebody has booked it, or days of it. */
export const bookingBundleSchema = z.object({
  id: idSchema,
  status: bookingSchema.shape.status,
  bookingType: bookingTypeSchema,
  scheduleId: idSchema,
  name: z.string(),
  description: z.string().nullable(),
  venue: venueRefSchema,
  category: categoryRefSchema,
  instructors: z.array(refSchema),
  /** By start, with those that were cancelled since. */
  bookings: z.array(bookingSchema),
  /** Of its sessions, without extras; null while it is reserved. */
  totalPrice: moneySchema.nullable(),
  /** Of all that is still booked and to come. */
  cancellation: cancellationSchema,
  customQuestionSections: z.array(answeredSectionSchema),
});
export type BookingBundle = z.infer<typeof bookingBundleSchema>;

const bundleParams = z.object({ bundleId: idSchema });

export const getBookingBundleEndpoint = endpoint({
  route: routes.getBookingBundle,
  params: bundleParams,
  query: bookingQuery,
  data: bookingBundleSchema,
});
export const cancelBookingBundleEndpoint = endpoint({
  route: routes.cancelBookingBundle,
  params: bundleParams,
  body: cancellationBody,
  data: bookingBundleSchema.extend({
    /** The bookings that are cancelled by this call and what comes of their money. */
    cancellations: z.array(cancellationResultSchema),
  }),
});
