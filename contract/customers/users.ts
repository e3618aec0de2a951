import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { personFields } from '#contract/forms/person.ts';
import { knownBillingSchema } from '#contract/payments/payments.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, refSchema, userIdSchema } from '#contract/primitives.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';

export const addressSchema = z.object({
  address1: z.string(),
  address2: z.string().nullable(),
  area: z.string().nullable(),
  town: z.string(),
  country: z.string().length(2).nullable(),
  postcode: z.string(),
  uprn: z.string().nullable(),
});

/** A person. All personal fields except names are null where the caller may only see names, e.g. of somebody linked. */
export const userSchema = z.object({
  id: userIdSchema,
  uuid: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  reference: z.string().nullable(),
  title: z.string().nullable(),
  email: z.string().nullable(),
  gender: z.string().nullable(),
  ethnicity: z.string().nullable(),
  disability: z.string().nullable(),
  profilePictureUrl: z.string().nullable(),
  phone: z.string().nullable(),
  address: addressSchema.nullable(),
  marketingPreferences: z
    .object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean(), post: z.boolean() })
    .nullable(),
  emailVerifiedAt: instantSchema.nullable(),
  dateOfBirth: dateSchema.nullable(),
  createdAt: instantSchema,
});
export type User = z.infer<typeof userSchema>;

const relationshipSchema = z.enum(['parent', 'partner', 'sibling', 'employee', 'carer']);

export const linkedUserSchema = z.object({
  id: z.int().min(1),
  status: z.enum(['pending', 'successful', 'revoked', 'cancelled']),
  referencedUser: z.object({
    id: userIdSchema,
    name: z.string(),
    /** Known of a person without a log-in; null of everybody else. */
    dateOfBirth: dateSchema.nullable(),
  }),
  relationship: relationshipSchema,
  createdAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
});
export type LinkedUser = z.infer<typeof linkedUserSchema>;

export const authStateSchema = z.object({
  user: userSchema,
  linkedUsers: z.array(linkedUserSchema),
  membershipUsers: z.array(
    z.object({
      id: z.int().min(1),
      userId: userIdSchema,
      name: z.string(),
      membership: refSchema,
      homeVenueId: idSchema.nullable(),
    }),
  ),
  homeVenueSlug: z.string().nullable(),
  creditBalance: moneySchema,
  barcode: z.string().nullable(),
  profilePhoto: z.string().nullable(),
  selectedUser: z.object({ id: userIdSchema, name: z.string() }).nullable(),
  outstandingPenalties: z.boolean(),
  hasInstruction: z.boolean(),
  hasBillingDate: z.boolean(),
  documentExpiry: dateSchema.nullable(),
  membershipDocumentUploadRequired: z.boolean(),
  permissions: z.array(z.string()),
  /** The address that was paid with last; a backend may leave it out. */
  billingAddress: knownBillingSchema.nullable().optional(),
});
export type AuthState = z.infer<typeof authStateSchema>;

const userParams = z.object({ userId: pathNumber });

export const getUserEndpoint = endpoint({ route: routes.getUser, params: userParams, data: userSchema });
export const listLinkedUsersEndpoint = endpoint({
  route: routes.listLinkedUsers,
  params: userParams,
  data: z.array(linkedUserSchema),
});

/** How many people one account may have (docs/product.md#linked-users). */
export const maxLinkedUsers = 20;

/** A person without a log-in. The relationship is the account holder's: `parent` of a child. */
const createLinkedUserBody = z.object({ ...personFields, relationship: relationshipSchema });
export type CreateLinkedUserBody = z.infer<typeof createLinkedUserBody>;

export const createLinkedUserEndpoint = endpoint({
  route: routes.createLinkedUser,
  params: userParams,
  body: createLinkedUserBody,
  data: linkedUserSchema,
});

/** The invited confirms; the inviter takes a pending invitation back; either ends it. */
const updateLinkedUserBody = z.object({ status: z.enum(['successful', 'cancelled', 'revoked']) });
export type UpdateLinkedUserBody = z.infer<typeof updateLinkedUserBody>;

export const updateLinkedUserEndpoint = endpoint({
  route: routes.updateLinkedUser,
  params: userParams.extend({ linkedUserId: pathNumber }),
  body: updateLinkedUserBody,
  data: linkedUserSchema,
});
