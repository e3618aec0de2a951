import { sql } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { Language } from '#contract/languages/languages.ts';

const ofAddress = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .where('isInvited', '=', false)
    .where('disabledAt', 'is', null);

/** The language of whoever has an address; null when nobody has it. */
export async function readAccountLanguage(db: Db, email: string): Promise<Language | null> {
  const user = await ofAddress(db, email).select('language').executeTakeFirst();
  return user?.language ?? null;
}

/** Whether somebody can log in with an address. */
export async function hasAccount(db: Db, email: string): Promise<boolean> {
  return (await ofAddress(db, email).select('id').executeTakeFirst()) !== undefined;
}
