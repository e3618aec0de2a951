import { z } from 'zod';
import { cartSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, refSchema, userIdSchema } from '#contract/primitives.ts';
import { queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { inclusionSchema } from './inclusions.ts';
import { documentUpload, membershipDocumentsSchema } from './membership-documents.ts';
import { choosePaymentMethod, membershipBillingSchema } from './payment-method.ts';

const person = { selectedUserId: userIdSchema.optional() };
export const personQuery = z.object({ selectedUserId: queryInt(userIdSchema).optional() });

/** A membership that covers somebody (docs/product.md#memberships). All days are those of the home venue. */
export const membershipSchema = z.object({
  id: idSchema,
  membershipType: refSchema,
  homeVenue: refSchema,
  status: z.enum(['active', 'pending', 'expired', 'cancelled']),
  startsOn: dateSchema,
  /** The last day. */
  endsOn: dateSchema.nullable(),
  /** The end of the last day. */
  endsAt: instantSchema.nullable(),
  membershipUserId: z.int().min(1),
  /** For a period. */
  price: moneySchema.nullable(),
  period: z.enum(['month', 'year']),
  /** What it makes free or cheaper at the home venue, in sentences in English. */
  benefits: z.array(z.string()),
  /** The same in parts. */
  inclusions: z.array(inclusionSchema),
  /** Benefits that are counted, with their uses in the current day, week or month. */
  uses: z.array(
    z.object({
      name: z.string(),
      used: z.int().min(0),
      total: z.int().min(1),
      period: z.enum(['day', 'week', 'month']),
    }),
  ),
  /** Who else it covers, the person themself included. */
  people: z.array(z.object({ userId: userIdSchema, name: z.string() })),
  /** Whether the person holds it, and so may renew, change and leave it. */
  isHolder: z.boolean(),
  /** Null where nothing more is to be paid. */
  nextBillingOn: dateSchema.nullable(),
  noticeDays: z.int().min(0),
  /** Before it the membership cannot end; null without a minimum term. */
  minimumTermEndsOn: dateSchema.nullable(),
  /** The last day for somebody who leaves today; null where it ends anyway or is not theirs to leave. */
  leavableOn: dateSchema.nullable(),
  /** Asked for and not yet over; it can be taken back. */
  leaving: z.object({ askedAt: instantSchema, reason: z.string().nullable() }).nullable(),
  documents: membershipDocumentsSchema,
  /** Bought by adding `membershipRenewal` with its id to the basket. */
  renewal: z
    .object({
      membershipRenewalId: idSchema,
      summary: z.string(),
      price: moneySchema,
      newMembership: refSchema.nullable(),
    })
    .nullable(),
  /** `price` is due today; from `takesEffectOn` on the new type counts, for `newPrice` a period. */
  changes: z.array(
    z.object({
      membershipType: refSchema,
      summary: z.string(),
      price: moneySchema,
      newPrice: moneySchema,
      takesEffectOn: dateSchema,
    }),
  ),
  /** A change that is paid and not yet in effect. */
  plannedChange: z.object({ membershipType: refSchema, takesEffectOn: dateSchema }).nullable(),
  /** For the holder of one that was bought online, else null; a backend may leave it out. */
  billing: membershipBillingSchema.nullable().optional(),
});
export type Membership = z.infer<typeof membershipSchema>;

const membershipParams = z.object({ membershipId: idSchema });

export const listMembershipsEndpoint = endpoint({
  route: routes.listMemberships,
  query: personQuery,
  data: z.array(membershipSchema),
});
export const changeMembershipEndpoint = endpoint({
  route: routes.changeMembership,
  params: membershipParams,
  body: z.object({ membershipTypeId: idSchema, ...person }),
  data: cartSchema,
});
export const leaveMembershipEndpoint = endpoint({
  route: routes.leaveMembership,
  params: membershipParams,
  body: z.object({ reason: z.string().trim().max(255).optional(), ...person }),
  data: membershipSchema,
});
/** Replaces how a membership is paid from now on. A payment that failed is tried with it at once. */
export const setMembershipPaymentEndpoint = endpoint({
  route: routes.setMembershipPayment,
  params: membershipParams,
  body: z.object({ method: choosePaymentMethod, ...person }),
  data: membershipSchema,
});
/** Sends in a document that a membership asks for; staff check it. */
export const addMembershipDocumentEndpoint = endpoint({
  route: routes.addMembershipDocument,
  params: membershipParams,
  body: z.object({ ...documentUpload, ...person }),
  data: membershipSchema,
});
/** Withdraws a document that nobody has decided about yet. */
export const removeMembershipDocumentEndpoint = endpoint({
  route: routes.removeMembershipDocument,
  params: membershipParams.extend({ documentId: idSchema }),
  query: personQuery,
  data: membershipSchema,
});
export const stayInMembershipEndpoint = endpoint({
  route: routes.stayInMembership,
  params: membershipParams,
  query: personQuery,
  data: membershipSchema,
});
