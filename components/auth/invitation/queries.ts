import type { Call } from '#lib/api/call.ts';
import { operationMutation, operationQuery } from '#lib/query/operation-query.ts';

/** What the mailed key invites to; it is read once. A failure is shown in place. */
export const invitationQuery = (call: Call, token: string) => ({
  ...operationQuery(call, 'readInvitation', { body: { token } }),
  enabled: token !== '',
  staleTime: Infinity,
  throwOnError: false,
});

export const acceptInvitationMutation = (call: Call) => operationMutation(call, 'acceptInvitation');
