import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { type CreateLinkedUserBody, maxLinkedUsers } from '#contract/customers/linked-users.ts';
import { isBorn } from '#contract/rules/ages.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

/** Locks the account, so that its people are added one after another. Throws `linked_user_limit`. */
export async function checkLinkRoom(tx: Tx, accountId: number): Promise<void> {
  await tx.selectFrom('users').where('id', '=', accountId).select('id').forUpdate().execute();
  const { count } = await tx
    .selectFrom('linkedUsers')
    .where('userId', '=', accountId)
    .where('status', 'in', ['pending', 'successful'])
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxLinkedUsers) throw new DomainError('linked_user_limit');
}

/** A person without a log-in. */
export interface Person {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
}

/** The person that a body names. Throws `validation_failed` for a date of birth that is not in the past. */
export function getPerson({ firstName, lastName, dateOfBirth }: CreateLinkedUserBody, { clock }: Context): Person {
  // The contract asks for all of it where nobody is invited.
  if (firstName === undefined || lastName === undefined || dateOfBirth === undefined)
    throw invalid({ first_name: ['Required'] });
  if (!isBorn(dateOfBirth, localDate(clock.now(), siteZone)))
    throw invalid({ date_of_birth: ['Must be a date in the past'] });
  return { firstName, lastName, dateOfBirth };
}

async function checkNotThere(tx: Tx, accountId: number, { firstName, lastName, dateOfBirth }: Person): Promise<void> {
  const same = await tx
    .selectFrom('linkedUsers as l')
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', accountId)
    .where('l.status', 'in', ['pending', 'successful'])
    .where(
      sql<boolean>`lower(u.first_name) = lower(${firstName}) and lower(u.last_name) = lower(${lastName})
      and u.date_of_birth = ${dateOfBirth}::date`,
    )
    .select('l.id')
    .executeTakeFirst();
  if (same !== undefined)
    throw new DomainError('link_state', { message: `${firstName} ${lastName} is in your account already` });
}

interface Added {
  accountId: number;
  relationship: CreateLinkedUserBody['relationship'];
  reference: string;
  now: Date;
}

/**
 * Adds a person without a log-in to an account, linked at once, and returns the id of the link. Throws `link_state` for
 * somebody who is in it already.
 */
export async function addPerson(
  tx: Tx,
  person: Person,
  { accountId, relationship, reference, now }: Added,
): Promise<number> {
  await checkNotThere(tx, accountId, person);
  const added = await tx
    .insertInto('users')
    .values({ reference, ...person, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await tx
    .insertInto('linkedUsers')
    .values({
      userId: accountId,
      referencedUserId: added.id,
      relationship,
      status: 'successful',
      createdAt: now,
      confirmedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
