import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, refSchema, userIdSchema } from '#contract/primitives.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { knownBillingSchema } from './billing.ts';

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

export const relationshipSchema = z.enum(['parent', 'partner', 'sibling', 'employee', 'carer']);

export const linkedUserSchema = z.object({
  id: z.int().min(1),
  status: z.enum(['pending', 'successful', 'revoked', 'cancelled']),
  referencedUser: z.object({
    /** Null until the link was confirmed: an id would tell an account from an address of nobody. */
    id: userIdSchema.nullable(),
    name: z.string(),
    /** Known of a person without a log-in; null of everybody else. */
    dateOfBirth: dateSchema.nullable(),
  }),
  relationship: relationshipSchema,
  createdAt: instantSchema,
  confirmedAt: instantSchema.nullable(),
  /** Whether the person logs in themself; a backend may leave it out. */
  hasLogIn: z.boolean().optional(),
  /** The address of an invitation that is still open, for the inviter only; a backend may leave it out. */
  invitedEmail: z.string().nullable().optional(),
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
  /** When the account is closed, unless its owner keeps it; a backend may leave it out. */
  closesAt: instantSchema.nullable().optional(),
});
export type AuthState = z.infer<typeof authStateSchema>;

export const userParams = z.object({ userId: pathNumber });

export const getUserEndpoint = endpoint({ route: routes.getUser, params: userParams, data: userSchema });
