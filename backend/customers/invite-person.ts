import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import { isUniqueViolation } from '#backend/db/connection/error-codes.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import type { CreateLinkedUserBody } from '#contract/customers/linked-users.ts';
import { queueInvitation } from './queue-invitation.ts';

interface Invited {
  accountId: number;
  /** An address or a customer's reference, as typed. */
  name: string;
  relationship: CreateLinkedUserBody['relationship'];
  /** For an address that nobody has. */
  reference: string;
}

const isAddress = (name: string): boolean => name.includes('@');

/** The account of a typed address or reference. One that is disabled is found: it must not be told apart. */
function findInvited(tx: Tx, name: string) {
  return tx
    .selectFrom('users')
    .where(sql<string>`lower(${sql.ref(isAddress(name) ? 'email' : 'reference')})`, '=', name.toLowerCase())
    .where('email', 'is not', null)
    .select(['id', 'email'])
    .executeTakeFirst();
}

/** A row for an address without an account: it stands for whoever accepts. */
async function insertInvited(tx: Tx, reference: string, now: Date): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ reference, firstName: 'Invited', lastName: 'person', isInvited: true, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function checkNotInvited(tx: Tx, { accountId, name }: Invited): Promise<void> {
  const same = await tx
    .selectFrom('linkedUsers')
    .where('userId', '=', accountId)
    .where('status', 'in', ['pending', 'successful'])
    .where(sql<string>`lower(invited_as)`, '=', name.toLowerCase())
    .select('id')
    .executeTakeFirst();
  if (same !== undefined) throw new DomainError('link_state');
}

/**
 * Invites somebody by address or reference: the link is pending until they accept it, and a mail asks them to. For an
 * address that nobody has everything is the same. Returns the id of the link. Throws `link_state` for somebody who is
 * invited or linked already, `validation_failed` for a reference of nobody, and for oneself.
 */
export async function invitePerson(tx: Tx, invited: Invited, context: Context): Promise<number> {
  const { accountId, name, relationship, reference } = invited;
  await checkNotInvited(tx, invited);
  const found = await findInvited(tx, name);
  if (found === undefined && !isAddress(name))
    throw invalid({ email_or_reference: ['We could not find anyone with that reference'] });
  if (found?.id === accountId) throw invalid({ email_or_reference: ['Must be somebody else'] });
  const now = context.clock.now();
  const referencedUserId = found?.id ?? (await insertInvited(tx, reference, now));
  const link = { userId: accountId, referencedUserId, relationship, invitedAs: name, createdAt: now };
  const { id } = await tx
    .insertInto('linkedUsers')
    .values({ ...link, status: 'pending' })
    .returning('id')
    .executeTakeFirstOrThrow()
    .catch((error: unknown) => {
      throw isUniqueViolation(error, 'linked_users_one_live') ? new DomainError('link_state') : error;
    });
  await queueInvitation(tx, { linkId: id, kind: 'link', email: found?.email ?? name }, context);
  return id;
}
