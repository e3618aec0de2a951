import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Finds an account by email address or customer reference, disabled ones too. Throws one sentence when there is none. */
export async function findUserId(db: Db, name: string): Promise<number> {
  const wantedName = name.trim().toLowerCase();
  const user = await db
    .selectFrom('users')
    .where((where) =>
      where.or([
        where(sql<string>`lower(email)`, '=', wantedName),
        where(sql<string>`lower(reference)`, '=', wantedName),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  if (user === undefined) throw new Error(`There is no account of ${name}.`);
  return user.id;
}
