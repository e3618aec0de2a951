import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import {
  bookingTypeSchema,
  idSchema,
  momentSchema,
  moneySchema,
  occurrenceIdSchema,
  userIdSchema,
} from '#contract/primitives.ts';
import { queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { bookableActionSchema } from '#contract/timetable/bookable-action.ts';
import { deskVenue } from './desk-venue.ts';

/** What one touch adds to the sale. */
export const deskTileSchema = z.object({
  /** That of the pricing option. */
  id: idSchema,
  /** `session`: a place, ticket or court of `session`; `product`: goods and passes without a time. */
  kind: z.enum(['session', 'product']),
  name: z.string(),
  /** For the person acted for. */
  price: moneySchema,
  /** For everybody without membership, benefit or package. */
  standardPrice: moneySchema,
  bookingType: bookingTypeSchema.nullable(),
  activity: z.object({ slug: z.string(), name: z.string() }).nullable(),
  /** The session under way or next today that can be booked; null where there is none, and for a product. */
  session: z
    .object({
      id: occurrenceIdSchema,
      name: z.string(),
      startsAt: momentSchema,
      endsAt: momentSchema,
      locationName: z.string(),
      available: z.int(),
      bookableAction: bookableActionSchema,
    })
    .nullable(),
  /** The item of the add payload; null where nothing can be added now. */
  item: z
    .object({
      purchasableId: z.string(),
      purchasableType: z.enum(['purchasableOccurrence', 'pricingOption']),
      pricingOptionId: idSchema.optional(),
    })
    .nullable(),
});
export type DeskTile = z.infer<typeof deskTileSchema>;

/** At most 8, chosen by the operator for the venue, else the four that sold most there in the last 28 days. */
export const listDeskTilesEndpoint = endpoint({
  route: routes.listDeskTiles,
  query: z.object({ venue: deskVenue, selectedUserId: queryInt(userIdSchema).optional() }),
  data: z.array(deskTileSchema),
});
