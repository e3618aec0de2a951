import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { onboardingFields } from '#contract/forms/onboarding.ts';
import { personFields } from '#contract/forms/person.ts';
import { pathNumber } from '#contract/query.ts';
import { routes } from '#contract/routes.ts';
import { isObject } from '#contract/rules/is-object.ts';
import { linkedUserSchema, relationshipSchema, userParams } from './users.ts';

/** How many people one account may have (docs/product.md#linked-users). */
export const maxLinkedUsers = 20;

export const listLinkedUsersEndpoint = endpoint({
  route: routes.listLinkedUsers,
  params: userParams,
  /** `incoming`: the links that others have asked for; `referenced_user` is then the one who asked. */
  query: z.object({ direction: z.enum(['outgoing', 'incoming']).default('outgoing') }),
  data: z.array(linkedUserSchema),
});

const { firstName, lastName, dateOfBirth } = personFields;

/** Somebody is invited by address or reference, else is a person without a log-in, of whom all of this is asked. */
const requiredOfPerson = ['firstName', 'lastName', 'dateOfBirth'] as const;

/** The relationship is the account holder's: `parent` of a child. */
const createLinkedUserBody = requiredOfPerson.reduce(
  (body, field) =>
    body.refine((value) => value.emailOrReference !== undefined || value[field] !== undefined, {
      path: [field],
      params: { rule: 'required' },
      when: ({ value }) => isObject(value),
    }),
  z.object({
    relationship: relationshipSchema,
    emailOrReference: z.string().trim().min(1).max(255).optional(),
    firstName: z.optional(firstName),
    lastName: z.optional(lastName),
    dateOfBirth: z.optional(dateOfBirth),
  }),
);
export type CreateLinkedUserBody = z.infer<typeof createLinkedUserBody>;

export const createLinkedUserEndpoint = endpoint({
  route: routes.createLinkedUser,
  params: userParams,
  body: createLinkedUserBody,
  data: linkedUserSchema,
});

const linkParams = userParams.extend({ linkedUserId: pathNumber });

/** The invited confirms; the inviter takes a pending invitation back; either ends it. */
const updateLinkedUserBody = z.object({ status: z.enum(['successful', 'cancelled', 'revoked']) });
export type UpdateLinkedUserBody = z.infer<typeof updateLinkedUserBody>;

export const updateLinkedUserEndpoint = endpoint({
  route: routes.updateLinkedUser,
  params: linkParams,
  body: updateLinkedUserBody,
  data: linkedUserSchema,
});

/**
 * Sends the invitation of a pending link again; to somebody without a log-in, one to take over what is theirs, for which
 * their own address is needed.
 */
export const sendInvitationEndpoint = endpoint({
  route: routes.sendInvitation,
  params: linkParams,
  body: z.object({ email: z.optional(onboardingFields.contact.email) }),
  data: linkedUserSchema,
});
