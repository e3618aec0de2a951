import type { Db } from '#backend/db/schema.ts';
import { endOfSignIn, hashToken, signInLife } from '#backend/http/input/token.ts';

type Permission = 'sell' | 'customers' | 'timetable' | 'categories' | 'attendance' | 'refunds';

interface Person {
  userId: number;
  token: string;
}

/** Inserts a person with a token issued at `now`; staff when permissions are given. */
export async function person(
  db: Db,
  { now, name, permissions }: { now: Date; name: string; permissions?: Permission[] },
): Promise<Person> {
  const { id } = await db
    .insertInto('users')
    .values({ reference: name, firstName: name, lastName: 'Test', isStaff: permissions !== undefined })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const permission of permissions ?? []) {
    await db.insertInto('staffPermissions').values({ userId: id, permission }).execute();
  }
  const token = name.padEnd(43, '0');
  const expiresAt = endOfSignIn(signInLife({ isStaff: permissions !== undefined, byPin: false }), now, now);
  await db
    .insertInto('accessTokens')
    .values({ userId: id, tokenHash: hashToken(token), createdAt: now, lastUsedAt: now, expiresAt })
    .execute();
  return { userId: id, token };
}

export async function link(
  db: Db,
  userId: number,
  referencedUserId: number,
  status: 'pending' | 'successful' | 'revoked',
): Promise<void> {
  await db.insertInto('linkedUsers').values({ userId, referencedUserId, relationship: 'parent', status }).execute();
}
