import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { tenderTypeSchema } from '#contract/payments/tenders.ts';
import {
  idSchema,
  instantSchema,
  minorSchema,
  moneySchema,
  userIdSchema,
  venueRefSchema,
} from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { deskName, deskVenue } from './desk-venue.ts';

/** The most that a till may hold, in minor units. */
const mostInTill = 100_000_000;

const cashSchema = minorSchema.min(0).max(mostInTill);

/** The drawer of one member of staff, from opening to closing. */
export const tillSchema = z.object({
  id: idSchema,
  venue: venueRefSchema,
  /** Where it stands, e.g. "Reception 1"; null where nobody has said. */
  desk: z.string().nullable(),
  staff: z.object({ id: userIdSchema, name: z.string() }),
  openedAt: instantSchema,
  closedAt: instantSchema.nullable(),
  /** Put into it at the opening. */
  float: moneySchema,
  /** What was taken and given back while it was open, by tender; tenders without either are left out. */
  takings: z.array(
    z.object({
      tenderType: tenderTypeSchema,
      /** How many payments; refunds are not counted. */
      count: z.int().min(0),
      taken: moneySchema,
      refunded: moneySchema,
      /** Taken less refunded. */
      net: moneySchema,
    }),
  ),
  /** How many orders were paid into it. */
  sales: z.int().min(0),
  /** The cash that should be in it: float and cash taken, less cash given back. */
  expected: moneySchema,
  /** The cash that was counted at the closing; null while it is open. */
  counted: moneySchema.nullable(),
  /** Counted less expected: negative where cash is missing; null while it is open. */
  difference: moneySchema.nullable(),
});
export type Till = z.infer<typeof tillSchema>;

const tillParams = z.object({ tillId: idSchema });

export const listTillsEndpoint = endpoint({
  route: routes.listTills,
  /** The caller's own; with the permission `refunds` all of the venue, else 403 for a venue. */
  query: pageQuery.extend({ venue: deskVenue.optional() }),
  data: z.array(tillSchema),
});
export const openTillEndpoint = endpoint({
  route: routes.openTill,
  body: z.object({
    float: cashSchema,
    /** Slug or id; without one the home venue of the member of staff. */
    venue: deskVenue.optional(),
    desk: deskName.optional(),
  }),
  data: tillSchema,
});
export const getTillEndpoint = endpoint({ route: routes.getTill, params: tillParams, data: tillSchema });
export const closeTillEndpoint = endpoint({
  route: routes.closeTill,
  params: tillParams,
  body: z.object({ counted: cashSchema }),
  data: tillSchema,
});
