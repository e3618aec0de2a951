import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Finds an account by e-mail address or customer reference, disabled ones too. Throws one sentence when there is none. */
export async function findUserId(db: Db, name: string): Promise<number> {
  const wanted = name.trim().toLowerCase();
  const found = await db
    .selectFrom('users')
    .where((where) =>
      where.or([where(sql<string>`lower(email)`, '=', wanted), where(sql<string>`lower(reference)`, '=', wanted)]),
    )
    .select('id')
    .executeTakeFirst();
  if (found === undefined) throw new Error(`There is no account of ${name}.`);
  return found.id;
}
