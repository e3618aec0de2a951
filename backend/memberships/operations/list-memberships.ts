import { DomainError } from '#backend/failure.ts';
import { readMemberships } from '#backend/memberships/read-memberships.ts';
import { showMemberships } from '#backend/memberships/show-membership.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import { listMembershipsEndpoint } from '#contract/memberships/memberships.ts';

/** The memberships that cover a person, with what they may do about them (docs/product.md#memberships). */
export const listMemberships = operation(listMembershipsEndpoint, async (_input, context) => {
  const { db, clock, actingUserId: userId } = context;
  if (userId === null) throw new DomainError('unauthenticated');
  const now = clock.now();
  const [{ currency }, rows] = await Promise.all([readOperator(db), readMemberships(db, { userId, now })]);
  return { data: await showMemberships(context, db, rows, { userId, currency }) };
});
