import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { venueRefSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';

/** The venues at which the caller and everybody linked with them have bookings, by name. */
export const listBookedVenuesEndpoint = endpoint({
  route: routes.listBookedVenues,
  data: z.array(venueRefSchema),
});
