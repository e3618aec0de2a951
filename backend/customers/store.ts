import { sql, type Selectable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { notFound } from '#backend/failure.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import type { LinkedUser } from '#contract/customers/users.ts';
import { fullName } from './user.ts';

/** A person as the database has them. */
export type AccountRow = Selectable<UsersTable>;

/** One person. Throws `not_found`. */
export async function readUser(db: Db, userId: number): Promise<Selectable<UsersTable>> {
  const user = await db.selectFrom('users').where('id', '=', userId).selectAll().executeTakeFirst();
  if (user === undefined) throw notFound();
  return user;
}

/**
 * The account of an email address, a customer reference or the barcode of a card, letters large or small; a disabled one
 * is not found (docs/product.md#log-in).
 */
export async function findAccount(db: Db, name: string): Promise<Selectable<UsersTable> | undefined> {
  const wantedName = name.trim().toLowerCase();
  return (
    db
      .selectFrom('users')
      .where((where) =>
        where.or([
          where(sql<string>`lower(email)`, '=', wantedName),
          where.and([where(sql<string>`lower(reference)`, '=', wantedName), where('email', 'is not', null)]),
          where.and([where('barcode', '=', name.trim()), where('email', 'is not', null)]),
        ]),
      )
      .where('disabledAt', 'is', null)
      // A number may be one person's reference and another's barcode; the reference is what log-ins were always by.
      .orderBy((order) =>
        order
          .case()
          .when(sql<string>`lower(reference)`, '=', wantedName)
          .then(0)
          .else(1)
          .end(),
      )
      .selectAll()
      .executeTakeFirst()
  );
}

/** Columns of a link, of the person it leads to, and of an invitation that is open. */
function selectLinks(db: Db) {
  return db
    .selectFrom('linkedUsers as l')
    .select(['l.id', 'l.userId', 'l.status', 'l.relationship', 'l.createdAt', 'l.confirmedAt', 'l.invitedAs'])
    .select((row) =>
      row
        .selectFrom('invitations as v')
        .whereRef('v.linkedUserId', '=', 'l.id')
        .where('v.usedAt', 'is', null)
        // Where a number was invited, its owner's address stays theirs.
        .where(sql<boolean>`(v.kind = 'take_over' or lower(v.email) = lower(l.invited_as))`)
        .select('v.email')
        .limit(1)
        .as('invitedEmail'),
    );
}

/** Who does not answer stays unknown: neither an address nor a number is to tell whose it is. */
const isKnown = (row: { status: string; confirmedAt: Date | null }) =>
  row.status === 'successful' || row.confirmedAt !== null;

/** The links of an account that it has asked for, with the people it may act for; in every state, by name. */
export async function readLinkedUsers(db: Db, userId: number): Promise<LinkedUser[]> {
  const rows = await selectLinks(db)
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', userId)
    // By what is shown of them.
    .orderBy(sql`case when l.confirmed_at is null and l.invited_as is not null then l.invited_as else u.first_name end`)
    .orderBy('u.lastName')
    .orderBy('l.id')
    .select(['u.id as personId', 'u.firstName', 'u.lastName', 'u.email', 'u.dateOfBirth', 'u.isInvited'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    referencedUser: {
      id: isKnown(row) ? row.personId : null,
      name: row.confirmedAt === null && row.invitedAs !== null ? row.invitedAs : fullName(row),
      dateOfBirth: row.email === null && row.status === 'successful' ? row.dateOfBirth : null,
    },
    relationship: row.relationship,
    createdAt: instant(row.createdAt),
    confirmedAt: instantOrNull(row.confirmedAt),
    hasLogIn: row.email !== null || row.isInvited || row.status === 'pending',
    invitedEmail: row.invitedEmail,
  }));
}

/** One link of an account. Throws `not_found`. */
export async function readLinkedUser(db: Db, userId: number, linkId: number): Promise<LinkedUser> {
  const link = (await readLinkedUsers(db, userId)).find(({ id }) => id === linkId);
  if (link === undefined) throw notFound();
  return link;
}

/** The live links that others have asked for with this person; each leads to the one who asked. */
export async function readIncomingLinks(db: Db, userId: number): Promise<LinkedUser[]> {
  const rows = await selectLinks(db)
    .innerJoin('users as u', 'u.id', 'l.userId')
    .where('l.referencedUserId', '=', userId)
    .where('l.status', 'in', ['pending', 'successful'])
    .orderBy('u.firstName')
    .orderBy('u.lastName')
    .orderBy('l.id')
    .select(['u.firstName', 'u.lastName'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    referencedUser: { id: isKnown(row) ? row.userId : null, name: fullName(row), dateOfBirth: null },
    relationship: row.relationship,
    createdAt: instant(row.createdAt),
    confirmedAt: instantOrNull(row.confirmedAt),
    hasLogIn: true,
    invitedEmail: null,
  }));
}
