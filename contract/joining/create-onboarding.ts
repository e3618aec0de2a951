import { z } from 'zod';
import { cartSchema } from '#contract/cart/cart.ts';
import { onboardingFieldsBody, onboardingTypeSchema } from '#contract/customers/onboarding.ts';
import { userSchema } from '#contract/customers/users.ts';
import { endpoint } from '#contract/endpoint.ts';
import { newPassword } from '#contract/forms/passwords.ts';
import { idSchema, instantSchema, userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { coveredPeople, joiningSchema, venueOfJoining } from './joining.ts';

/**
 * Makes the account, unless somebody is logged in, and puts the membership into the basket. With `membership_purchase`
 * the type and the home venue are required; the kinds for people who come from other software may leave both out, and those
 * of an account have no membership. Of somebody who is logged in no password is asked, and the e-mail stays.
 */
export const createOnboardingEndpoint = endpoint({
  route: routes.createOnboarding,
  query: z.object({ onboardingType: onboardingTypeSchema }),
  body: z
    .object({
      ...onboardingFieldsBody,
      password: z.optional(newPassword.password),
      passwordConfirmation: z.optional(newPassword.passwordConfirmation),
      membershipTypeId: idSchema.optional(),
      homeVenue: venueOfJoining.optional(),
      people: coveredPeople.default([]),
      collectableFeeIds: z.array(idSchema).max(20).default([]),
      /** Of the mailed link with which the joining was resumed: the draft ends. */
      draftToken: z.string().min(1).max(255).optional(),
      selectedUserId: userIdSchema.optional(),
    })
    .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      params: { rule: 'typedTwice' },
    }),
  data: z.object({
    user: userSchema,
    token: z.string().nullable(),
    expiresAt: instantSchema.nullable(),
    cart: cartSchema,
    /** Null without a membership. */
    joining: joiningSchema.nullable(),
  }),
});
