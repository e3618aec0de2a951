import { z } from 'zod';
import { cartSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  bookingIdSchema,
  idSchema,
  instantSchema,
  momentSchema,
  occurrenceIdSchema,
  userIdSchema,
  venueRefSchema,
} from '#contract/primitives.ts';
import { pageQuery, queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { mostBlockSessions } from '#contract/rules/block-limits.ts';
import { deskVenue } from './desk-venue.ts';

/** Places or courts that a group or club takes in several sessions, booked and paid for together. */
export const blockBookingSchema = z.object({
  id: idSchema,
  name: z.string(),
  user: z.object({ id: userIdSchema, name: z.string() }),
  venue: venueRefSchema,
  createdAt: instantSchema,
  /** By start; those cancelled or no longer held are left out. */
  bookings: z.array(
    z.object({
      bookingId: bookingIdSchema,
      occurrenceId: occurrenceIdSchema,
      name: z.string(),
      locationName: z.string(),
      startsAt: momentSchema,
      endsAt: momentSchema,
      places: z.int().min(1),
      status: z.enum(['reserved', 'settled']),
    }),
  ),
});
export type BlockBooking = z.infer<typeof blockBookingSchema>;

/**
 * Puts the places into the basket of the desk of the group's or club's account, all or none; `payFrontOfHouse` books
 * them. Of classes and courts only, all of one venue. Other bookings of the account are no clash.
 */
export const createBlockBookingEndpoint = endpoint({
  route: routes.createBlockBooking,
  body: z.object({
    selectedUserId: userIdSchema,
    name: z.string().trim().min(1).max(120),
    occurrenceIds: z.array(occurrenceIdSchema).min(1).max(mostBlockSessions),
    /** In each session; 1 of a court. */
    places: z.int().min(1).max(1000).default(1),
  }),
  data: z.object({ blockBooking: blockBookingSchema, cart: cartSchema }),
});
export const listBlockBookingsEndpoint = endpoint({
  route: routes.listBlockBookings,
  /** Those with a booking that is not over, the newest first. */
  query: pageQuery.extend({ venue: deskVenue, userId: queryInt(userIdSchema).optional() }),
  data: z.array(blockBookingSchema),
});
