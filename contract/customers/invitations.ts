import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { newPassword } from '#contract/forms/passwords.ts';
import { routes } from '#contract/routes.ts';
import { relationshipSchema } from './users.ts';

/** The key of a mailed link `/invitation?key=…`. */
const token = z.string().min(1).max(255);

/** What a mailed invitation is for (docs/product.md#linked-users). */
export const invitationSchema = z.object({
  /** `link`: to be linked with an account. `take_over`: to log in oneself, with all that others have booked. */
  kind: z.enum(['link', 'take_over']),
  /** Who invites. */
  inviterName: z.string(),
  /** What the inviter is to the invited. */
  relationship: relationshipSchema,
  /** The person that a take-over is of; null of a link. */
  personName: z.string().nullable(),
  /** Where the invitation was sent. */
  email: z.string(),
  /** Whether this address has an account, with which to log in before accepting a link. */
  hasAccount: z.boolean(),
});
export type Invitation = z.infer<typeof invitationSchema>;

export const readInvitationEndpoint = endpoint({
  route: routes.readInvitation,
  body: z.object({ token }),
  data: invitationSchema,
});

/** A link is accepted by whoever is logged in; a take-over sets the password of the new log-in. */
export const acceptInvitationEndpoint = endpoint({
  route: routes.acceptInvitation,
  body: z
    .object({
      token,
      password: z.optional(newPassword.password),
      passwordConfirmation: z.optional(newPassword.passwordConfirmation),
    })
    .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
      path: ['passwordConfirmation'],
      params: { rule: 'typedTwice' },
    }),
  data: z.null(),
});
