import { checkMayActFor, isStaffWith } from '#backend/customers/may-act-for.ts';
import { readIncomingLinks, readLinkedUsers } from '#backend/customers/store.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { listLinkedUsersEndpoint } from '#contract/customers/linked-users.ts';

/**
 * Everybody linked to the account, pending and past links too; the account holder isn't in it. Incoming: who else has
 * asked to be linked with them, or is.
 */
export const listLinkedUsers = operation(listLinkedUsersEndpoint, async ({ params, query }, context) => {
  const { db, caller } = context;
  // A linked person may act for the account holder, but may not see who else is linked.
  const mayRead = caller?.userId === params.userId || isStaffWith(caller, 'customers');
  if (!mayRead) throw new DomainError('forbidden');
  await checkMayActFor(context, params.userId, 'customers');
  const read = query.direction === 'incoming' ? readIncomingLinks : readLinkedUsers;
  return { data: await read(db, params.userId) };
});
