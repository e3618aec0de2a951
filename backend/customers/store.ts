import { sql, type Selectable } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { notFound } from '#backend/failure.ts';
import { instant, instantOrNull } from '#backend/serialize/instant.ts';
import type { LinkedUser } from '#contract/customers/users.ts';
import { fullName } from './user.ts';

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

/** The people linked to an account, in every state, by name (`linkedUserSchema`). */
export async function readLinkedUsers(db: Db, userId: number): Promise<LinkedUser[]> {
  const rows = await db
    .selectFrom('linkedUsers as l')
    .innerJoin('users as u', 'u.id', 'l.referencedUserId')
    .where('l.userId', '=', userId)
    .orderBy('u.firstName')
    .orderBy('u.lastName')
    .orderBy('l.id')
    .select(['l.id', 'l.status', 'l.relationship', 'l.createdAt', 'l.confirmedAt'])
    .select(['u.id as referencedUserId', 'u.firstName', 'u.lastName', 'u.email', 'u.dateOfBirth'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    status: row.status,
    referencedUser: {
      id: row.referencedUserId,
      name: fullName(row),
      dateOfBirth: row.email === null && row.status === 'successful' ? row.dateOfBirth : null,
    },
    relationship: row.relationship,
    createdAt: instant(row.createdAt),
    confirmedAt: instantOrNull(row.confirmedAt),
  }));
}
