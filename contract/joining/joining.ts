import { z } from 'zod';
import { cartSchema } from '#contract/cart/cart.ts';
import { endpoint } from '#contract/endpoint.ts';
import { line } from '#contract/forms/line.ts';
import { date } from '#contract/forms/onboarding.ts';
import { documentFileSchema, documentUpload } from '#contract/memberships/membership-documents.ts';
import { choosePaymentMethod, paymentMethodSchema } from '#contract/memberships/payment-method.ts';
import { dateSchema, idSchema, instantSchema, slugSchema, userIdSchema, venueRefSchema } from '#contract/primitives.ts';
import { queryInt } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { membershipTypeSchema } from './membership-types.ts';
import { joiningTypes } from './rules/joining-types.ts';

const acting = { selectedUserId: userIdSchema.optional() };
const actingQuery = z.object({ selectedUserId: queryInt(userIdSchema).optional() });

/** A person beside the account holder: somebody linked, or somebody new, who is added to the account. */
const coveredPerson = z
  .object({
    userId: userIdSchema.optional(),
    firstName: z.optional(line),
    lastName: z.optional(line),
    dateOfBirth: z.optional(date),
  })
  .superRefine(({ userId, ...typed }, context) => {
    if (userId !== undefined) return;
    for (const key of ['firstName', 'lastName', 'dateOfBirth'] as const)
      if (typed[key] === undefined)
        context.addIssue({ code: 'custom', path: [key], params: { rule: 'required' }, input: typed });
  });
export const coveredPeople = z.array(coveredPerson).max(20);
export type CoveredPerson = z.output<typeof coveredPerson>;

export const venueOfJoining = z.union([idSchema, slugSchema]);

/** What has to be done before the first payment can be made. */
export const joiningStepSchema = z.enum(['people', 'documents', 'payment_method']);

/** A membership that somebody is buying: one at a time for each account (docs/product.md#joining). */
export const joiningSchema = z.object({
  /** The membership's id, pending until the first payment. */
  id: idSchema,
  /** The kind of onboarding with which it was begun: the details ask its form. */
  onboardingType: z.enum(joiningTypes),
  membershipType: membershipTypeSchema,
  homeVenue: venueRefSchema,
  /** Whom it covers, the account holder first. */
  people: z.array(
    z.object({ userId: userIdSchema, name: z.string(), dateOfBirth: dateSchema.nullable(), isHolder: z.boolean() }),
  ),
  /** Optional fees that are chosen. */
  collectableFeeIds: z.array(idSchema),
  documents: z.array(documentFileSchema),
  paymentMethod: paymentMethodSchema.nullable(),
  /** Empty: it can be paid. */
  missing: z.array(joiningStepSchema),
  /** Of source `online-joining`, with the `membership` line and its fees below it. */
  cart: cartSchema,
  /** Where to go after joining, on giving up, and when the joining has expired. */
  redirect: z
    .object({
      successUrl: z.string().nullable(),
      abortUrl: z.string().nullable(),
      expirationUrl: z.string().nullable(),
    })
    .nullable(),
  expiresAt: instantSchema,
});
export type Joining = z.infer<typeof joiningSchema>;

export const getJoiningEndpoint = endpoint({
  route: routes.getJoining,
  query: actingQuery,
  /** Null: none is open. */
  data: joiningSchema.nullable(),
});
export const updateJoiningEndpoint = endpoint({
  route: routes.updateJoining,
  /** What is left out stays as it is. `people` are those beside the account holder. */
  body: z.object({
    membershipTypeId: idSchema.optional(),
    homeVenue: venueOfJoining.optional(),
    people: coveredPeople.optional(),
    collectableFeeIds: z.array(idSchema).max(20).optional(),
    ...acting,
  }),
  data: joiningSchema,
});
export const cancelJoiningEndpoint = endpoint({
  route: routes.cancelJoining,
  query: actingQuery,
  data: z.null(),
});
export const setJoiningPaymentEndpoint = endpoint({
  route: routes.setJoiningPayment,
  body: z.object({ method: choosePaymentMethod, ...acting }),
  data: joiningSchema,
});
export const addJoiningDocumentEndpoint = endpoint({
  route: routes.addJoiningDocument,
  body: z.object({
    ...documentUpload,
    ...acting,
  }),
  data: joiningSchema,
});
export const removeJoiningDocumentEndpoint = endpoint({
  route: routes.removeJoiningDocument,
  params: z.object({ documentId: idSchema }),
  query: actingQuery,
  data: joiningSchema,
});
