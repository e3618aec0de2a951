import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { tenderTypeSchema } from '#contract/payments/tenders.ts';
import { userIdSchema, venueRefSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { deskVenue } from './desk-venue.ts';
import { tillSchema } from './tills.ts';

export const deskSchema = z.object({
  venue: venueRefSchema,
  staff: z.object({ id: userIdSchema, name: z.string() }),
  /** What this member of staff may take here, in the order of the specification; `credit` is set aside before. */
  tenders: z.array(tenderTypeSchema),
  /** Whether a sale may be completed with money still due. */
  mayLeaveBalance: z.boolean(),
  /** The caller's open till, at whichever venue; null without one. */
  till: tillSchema.nullable(),
});
export type Desk = z.infer<typeof deskSchema>;

export const getDeskEndpoint = endpoint({
  route: routes.getDesk,
  /** Without a venue: the home venue of the member of staff. */
  query: z.object({ venue: deskVenue.optional() }),
  data: deskSchema,
});
