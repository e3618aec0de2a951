import { randomBytes, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { hashPassword } from '#backend/customers/password.ts';
import type { Db } from '#backend/db/schema.ts';
import type { UsersTable } from '#backend/db/tables/people.ts';
import { hashToken } from '#backend/http/input/token.ts';

type Permission = 'sell' | 'customers' | 'timetable' | 'categories' | 'attendance' | 'refunds';

export interface MadePerson {
  id: number;
  token: string;
}

interface PersonFacts extends Partial<Insertable<UsersTable>> {
  password?: string;
  /** Makes them staff. */
  permissions?: Permission[];
}

/** Inserts tokens without a log-in. Returns them in the order of the ids. */
export async function signIn(db: Db, userIds: number[]): Promise<string[]> {
  const tokens = userIds.map(() => randomBytes(32).toString('base64url'));
  const dates = { createdAt: new Date('2026-11-24T17:00:00Z'), lastUsedAt: new Date('2026-11-24T17:59:00Z') };
  const rows = tokens.map((token, index) => ({
    ...dates,
    userId: userIds[index] ?? 0,
    tokenHash: hashToken(token),
    expiresAt: new Date('2026-12-24'),
  }));
  await db.insertInto('accessTokens').values(rows).execute();
  return tokens;
}

/** Somebody with an account, signed in; staff when permissions are given. */
export async function makePerson(db: Db, input: PersonFacts = {}): Promise<MadePerson> {
  const { password, permissions, ...values } = input;
  const passwordHash = password === undefined ? null : await hashPassword(password);
  const { id } = await db
    .insertInto('users')
    .values({
      reference: randomUUID(),
      firstName: 'Robin',
      lastName: 'Reed',
      passwordHash,
      isStaff: permissions !== undefined,
      ...values,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const permission of permissions ?? []) {
    await db.insertInto('staffPermissions').values({ userId: id, permission }).execute();
  }
  const [token = ''] = await signIn(db, [id]);
  return { id, token };
}

/** Many people at once, signed in. */
export async function makeCrowd(db: Db, count: number): Promise<MadePerson[]> {
  const rows = Array.from({ length: count }, () => ({ reference: randomUUID(), firstName: 'Robin', lastName: 'Reed' }));
  const people = await db.insertInto('users').values(rows).returning('id').execute();
  const tokens = await signIn(
    db,
    people.map(({ id }) => id),
  );
  return people.map(({ id }, index) => ({ id, token: tokens[index] ?? '' }));
}

/** Lets the first person act for the second. */
export async function linkPeople(
  db: Db,
  holder: { id: number },
  referenced: { id: number },
  status: 'pending' | 'successful' | 'revoked' | 'cancelled' = 'successful',
): Promise<void> {
  await db
    .insertInto('linkedUsers')
    .values({ userId: holder.id, referencedUserId: referenced.id, relationship: 'parent', status })
    .execute();
}
