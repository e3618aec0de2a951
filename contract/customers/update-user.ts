import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { currentPassword } from '#contract/forms/passwords.ts';
import { userIdSchema } from '#contract/primitives.ts';
import { routes } from '#contract/routes.ts';
import { userParams, userSchema } from './users.ts';

const { personal, contact } = onboardingFields;
const { address } = contact;
const noneOrLine = z.nullable(personal.title);

/** What a person may change; what is left out stays, null takes away (docs/product.md#details). */
const details = z
  .object({
    title: noneOrLine,
    firstName: personal.firstName,
    lastName: personal.lastName,
    /** Becomes theirs once the link mailed to it is followed. */
    email: contact.email,
    gender: noneOrLine,
    ethnicity: noneOrLine,
    disability: noneOrLine,
    phone: z.nullable(contact.phone),
    address: z
      .object({
        ...address,
        address2: z.nullish(address.address2),
        area: z.nullish(address.area),
        country: z.nullish(address.country),
        uprn: z.nullish(address.uprn),
      })
      .nullable(),
    dateOfBirth: personal.dateOfBirth,
    marketingPreferences: z
      .object({ email: z.boolean(), sms: z.boolean(), phone: z.boolean(), post: z.boolean() })
      .partial(),
  })
  .partial();

const updateUserBody = details.extend({
  /** Asked for with another email address, unless it was shown to this sign-in in the last 30 minutes. */
  currentPassword: z.optional(currentPassword),
  selectedUserId: userIdSchema.optional(),
});
export type UpdateUserBody = z.output<typeof updateUserBody>;

export const updateUserEndpoint = endpoint({
  route: routes.updateUser,
  params: userParams,
  body: updateUserBody,
  data: userSchema,
});

export const setProfilePictureEndpoint = endpoint({
  route: routes.setProfilePicture,
  params: userParams,
  /** A JPEG, PNG or WebP file of at most 5 MB, in base64. */
  body: z.object({ image: z.string().min(1) }),
  data: userSchema,
});
export const removeProfilePictureEndpoint = endpoint({
  route: routes.removeProfilePicture,
  params: userParams,
  data: userSchema,
});
export const getPictureEndpoint = endpoint({
  route: routes.getPicture,
  params: z.object({ file: z.string().regex(/^[\w-]{43}\.webp$/) }),
  data: z.instanceof(Uint8Array),
});
