import { findInvitation, limitInvitations } from '#backend/customers/find-invitation.ts';
import { fullName } from '#backend/customers/user.ts';
import { operation } from '#backend/operation.ts';
import { readInvitationEndpoint } from '#contract/customers/invitations.ts';

/** What a mailed invitation is for; changes nothing. Throws `invalid_token`. */
export const readInvitation = operation(readInvitationEndpoint, async ({ body }, context) => {
  await limitInvitations(context);
  const found = await findInvitation(context.db, body.token, context.clock.now());
  const isLink = found.kind === 'link';
  const person = { firstName: found.personFirstName, lastName: found.personLastName };
  return {
    data: {
      kind: found.kind,
      inviterName: fullName(found),
      relationship: found.relationship,
      personName: isLink ? null : fullName(person),
      email: found.email,
      hasAccount: isLink && !found.isInvited,
    },
  };
});
