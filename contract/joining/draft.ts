import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { idSchema, instantSchema, venueRefSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { venueOfJoining } from './joining.ts';
import { joiningTypes } from './rules/joining-types.ts';

const text = z.string().max(255).optional();

/** What is typed so far, unchecked: it is checked when it is sent to join. Passwords and account details are left out. */
const typedFields = z.object({
  personal: z
    .object({
      title: text,
      firstName: text,
      lastName: text,
      dateOfBirth: text,
      gender: text,
      ethnicity: text,
      disability: text,
    })
    .optional(),
  contact: z
    .object({
      phone: text,
      address: z
        .object({
          address1: text,
          address2: text,
          area: text,
          town: text,
          country: text,
          postcode: text,
          uprn: text,
        })
        .optional(),
    })
    .optional(),
  additional: z
    .object({
      marketingPreferences: z
        .object({
          email: z.boolean().optional(),
          sms: z.boolean().optional(),
          phone: z.boolean().optional(),
          post: z.boolean().optional(),
        })
        .optional(),
    })
    .optional(),
  emergencyContact: z.object({ name: text, phone: text, relationship: text }).optional(),
});

/** The kind of onboarding with which it was begun: the details ask its form. */
const onboardingType = z.enum(joiningTypes).default('membership_purchase');

const typedPeople = z.array(z.object({ firstName: text, lastName: text, dateOfBirth: text })).max(20);

/** A joining that goes on on another device. */
export const joiningDraftSchema = z.object({
  email: z.string(),
  membershipTypeId: idSchema,
  homeVenue: venueRefSchema,
  onboardingType,
  /** The step of the page to go on with. */
  step: z.string(),
  dataFields: typedFields,
  people: typedPeople,
  collectableFeeIds: z.array(idSchema),
  /** Whether the address has an account meanwhile: log in, and `getJoining` has the rest. */
  hasAccount: z.boolean(),
  expiresAt: instantSchema,
});
export type JoiningDraft = z.infer<typeof joiningDraftSchema>;

/** Keeps what is typed and mails a link to it, `/join/resume?key=…`. Saving again makes the link before it useless. */
export const saveJoiningDraftEndpoint = endpoint({
  route: routes.saveJoiningDraft,
  body: z.object({
    email: onboardingFields.contact.email,
    membershipTypeId: idSchema,
    homeVenue: venueOfJoining,
    onboardingType,
    step: z.string().min(1).max(50),
    dataFields: typedFields.default({}),
    people: typedPeople.default([]),
    collectableFeeIds: z.array(idSchema).max(20).default([]),
  }),
  data: z.object({ expiresAt: instantSchema }),
});
export const readJoiningDraftEndpoint = endpoint({
  route: routes.readJoiningDraft,
  body: z.object({ token: z.string().min(1).max(255) }),
  data: joiningDraftSchema,
});
