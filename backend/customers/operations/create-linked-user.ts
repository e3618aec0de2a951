import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import { withReference } from '#backend/customers/make-reference.ts';
import { readLinkedUsers } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import {
  createLinkedUserEndpoint,
  maxLinkedUsers,
  type CreateLinkedUserBody,
  type LinkedUser,
} from '#contract/customers/users.ts';
import { isBorn } from '#contract/rules/onboarding.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/**
 * Locks the account, so that its people are added one after another. Throws `link_state` for somebody who is in it
 * already, `linked_user_limit`.
 */
async function checkRoom(tx: Tx, accountId: number, person: CreateLinkedUserBody): Promise<void> {
  await tx.selectFrom('users').where('id', '=', accountId).select('id').forUpdate().execute();
  const people = await tx
    .selectFrom('linkedUsers as l')
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', accountId)
    .where('l.status', 'in', ['pending', 'successful'])
    .select(
      sql<boolean>`lower(u.first_name) = lower(${person.firstName}) and lower(u.last_name) = lower(${person.lastName})
        and u.date_of_birth = ${person.dateOfBirth}::date`.as('isSame'),
    )
    .execute();
  if (people.some(({ isSame }) => isSame === true)) {
    throw new DomainError('link_state', {
      message: `${person.firstName} ${person.lastName} is in your account already`,
    });
  }
  if (people.length >= maxLinkedUsers) throw new DomainError('linked_user_limit');
}

async function insertPerson(
  tx: Tx,
  accountId: number,
  { firstName, lastName, dateOfBirth, relationship }: CreateLinkedUserBody,
  reference: string,
  now: Date,
): Promise<number> {
  const person = await tx
    .insertInto('users')
    .values({ reference, firstName, lastName, dateOfBirth, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const link = { userId: accountId, referencedUserId: person.id, relationship, createdAt: now, confirmedAt: now };
  const { id } = await tx
    .insertInto('linkedUsers')
    .values({ ...link, status: 'successful' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

function addPerson(
  context: Context,
  accountId: number,
  body: CreateLinkedUserBody,
  reference: string,
): Promise<LinkedUser> {
  return transact(context.db, async (tx) => {
    await checkRoom(tx, accountId, body);
    const linkId = await insertPerson(tx, accountId, body, reference, context.clock.now());
    const link = (await readLinkedUsers(tx, accountId)).find(({ id }) => id === linkId);
    if (link === undefined) throw new Error('a link that was just made is gone');
    const { id: personId } = link.referencedUser;
    const details = { account: accountId, relationship: body.relationship };
    const entry = { action: 'linked_user_created', subjectType: 'user', subjectId: String(personId), details } as const;
    await recordAudit(tx, context, entry);
    return link;
  });
}

/**
 * Adds a person without a log-in, e.g. a child, to the caller's own account, whoever they act for
 * (docs/product.md#linked-users). Throws `forbidden` for another account, `validation_failed` for a date of birth that
 * is not in the past, `link_state` and `linked_user_limit`. 30 an hour an account.
 */
export const createLinkedUser = operation(createLinkedUserEndpoint, async ({ params, body }, context) => {
  const { clock, ids, limits, caller } = context;
  if (caller?.userId !== params.userId) throw new DomainError('forbidden');
  await limits.consume('linked user', String(caller.userId), { limit: 30, windowSeconds: 3600 });
  if (!isBorn(body.dateOfBirth, localDate(clock.now(), siteZone)))
    throw invalid({ date_of_birth: ['Must be a date in the past'] });
  const data = await withReference(ids, (reference) => addPerson(context, caller.userId, body, reference));
  return { data };
});
