import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { getNetwork } from '#contract/get-network.ts';

/** Keys of invitations cannot be guessed; this keeps anybody from trying. 60 an hour from one network. */
export async function limitInvitations({ limits, address }: Context): Promise<void> {
  await limits.consume('invitation key', getNetwork(address), { limit: 60, windowSeconds: 3600 });
}

/** An open invitation with its link, whoever holds its key. Throws `invalid_token`. */
export async function findInvitation(db: Db, token: string, now: Date) {
  const invitation = await db
    .selectFrom('invitations as v')
    .innerJoin('linkedUsers as l', 'l.id', 'v.linkedUserId')
    .innerJoin('users as inviter', 'inviter.id', 'l.userId')
    .innerJoin('users as person', 'person.id', 'l.referencedUserId')
    .where('v.tokenHash', '=', hashToken(token))
    .where('v.usedAt', 'is', null)
    .where('v.expiresAt', '>', now)
    .select(['v.id', 'v.kind', 'v.email', 'l.id as linkId', 'l.userId as inviterId', 'l.relationship'])
    .select(['inviter.firstName', 'inviter.lastName', 'person.id as personId', 'person.isInvited'])
    .select(['person.firstName as personFirstName', 'person.lastName as personLastName'])
    .executeTakeFirst();
  if (invitation === undefined) throw new DomainError('invalid_token');
  return invitation;
}

export type FoundInvitation = Awaited<ReturnType<typeof findInvitation>>;
