import { z } from 'zod';
import { bookingSchema } from '#contract/bookings/bookings.ts';
import { relationshipSchema, userParams, userSchema } from '#contract/customers/users.ts';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { personFields } from '#contract/forms/person.ts';
import { debtSchema, penaltySchema } from '#contract/payments/account-money.ts';
import { dateSchema, idSchema, instantSchema, moneySchema, refSchema, userIdSchema } from '#contract/primitives.ts';
import { pageQuery } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';

/** A person as the desk finds them: enough to tell two of one name apart. */
export const foundUserSchema = userSchema.extend({
  postcode: z.string().nullable(),
  barcode: z.string().nullable(),
  /** The membership that covers them now. */
  membership: refSchema.nullable(),
  /** Outstanding penalties, debts and balances of orders. */
  owed: moneySchema,
});
export type FoundUser = z.infer<typeof foundUserSchema>;

export const listUsersEndpoint = endpoint({
  route: routes.listUsers,
  query: pageQuery.extend({
    /**
     * The beginning of first or last name (each word of several), e-mail, reference, or postcode; a whole barcode. From
     * two letters.
     */
    search: z.string().trim().min(2).max(255).optional(),
    /** The whole number on a card: its person, or nobody. */
    barcode: z.string().trim().min(1).max(255).optional(),
  }),
  data: z.array(foundUserSchema),
});

export const deskCustomerSchema = z.object({
  user: foundUserSchema,
  memberships: z.array(
    z.object({
      id: idSchema,
      membershipType: refSchema,
      status: z.enum(['active', 'pending', 'expired', 'cancelled']),
      startsOn: dateSchema,
      endsOn: dateSchema.nullable(),
      membershipUserId: z.int().min(1),
    }),
  ),
  credit: z.object({ membership: moneySchema, general: moneySchema }),
  penalties: z.array(penaltySchema),
  debts: z.array(debtSchema),
  /** Orders of which something is still to be paid. */
  unpaidOrders: z.array(z.object({ id: idSchema, total: moneySchema, balance: moneySchema, createdAt: instantSchema })),
  /** Payments of memberships that go on which were given up, the oldest period first; `retryCharge` has one taken again. */
  givenUpCharges: z.array(
    z.object({
      id: idSchema,
      membership: z.string(),
      /** The first day of the period that it pays. */
      periodFrom: dateSchema,
      amount: moneySchema,
      attempts: z.int().min(0),
      /** A card may still be holding the amount, more than once: `retryCharge` wants to know that this is let go. */
      mayBeHeld: z.boolean(),
    }),
  ),
  /** Only those whose link is `successful`; `age` in whole years today. */
  linkedUsers: z.array(
    z.object({
      userId: userIdSchema,
      name: z.string(),
      relationship: relationshipSchema,
      age: z.int().min(0).nullable(),
    }),
  ),
  /** Of the person, settled, not over yet, by start; at most 50. */
  upcomingBookings: z.array(bookingSchema),
  /** Whether they may not book after a late cancellation. */
  bookingDisabled: z.boolean(),
  /** An address of mail that the desk has asked for, until it is allowed; `isOwn`: by the caller. */
  askedEmail: z
    .object({ email: z.string(), askedBy: z.string().nullable(), isOwn: z.boolean(), askedAt: instantSchema })
    .nullable(),
});
export type DeskCustomer = z.infer<typeof deskCustomerSchema>;

export const getDeskCustomerEndpoint = endpoint({
  route: routes.getDeskCustomer,
  params: userParams,
  data: deskCustomerSchema,
});

const { firstName, lastName, dateOfBirth } = personFields;

/** Somebody new at the desk. They have no password: a link to set one is mailed. */
export const createCustomerEndpoint = endpoint({
  route: routes.createCustomer,
  body: z.object({
    firstName,
    lastName,
    dateOfBirth,
    email: onboardingFields.contact.email,
    phone: z.optional(onboardingFields.contact.phone),
    /** Agrees to news by e-mail. */
    marketingEmail: z.boolean().default(false),
  }),
  data: foundUserSchema,
});
