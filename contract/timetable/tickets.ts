import { z } from 'zod';
import { ageRangeSchema } from '#contract/activities/ages.ts';
import { pricingOptionRefSchema, pricingOptionSchema } from '#contract/activities/pricing.ts';
import { endpoint } from '#contract/endpoint.ts';
import {
  activityIdSchema,
  dateSchema,
  idSchema,
  momentSchema,
  moneySchema,
  occurrenceIdSchema,
  userIdSchema,
  v1IdSchema,
} from '#contract/primitives.ts';
import { actingQuery, pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { venueParams } from '#contract/venues/venues.ts';
import { bookableActionSchema } from './bookable-action.ts';
import { capacitySchema } from './capacity.ts';

export const ticketSchema = z.object({
  id: z.union([idSchema, v1IdSchema]),
  name: z.string(),
  /** Places one ticket takes. */
  attendees: z.int().min(1),
  /** Null: for everybody. */
  ages: ageRangeSchema.nullable(),
  pricingOption: pricingOptionRefSchema,
  price: moneySchema,
  extraPricingOptions: z.array(pricingOptionSchema),
});
export type Ticket = z.infer<typeof ticketSchema>;

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
