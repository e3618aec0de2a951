import type { Db } from '#backend/db/schema.ts';
import { plainName } from './greeting.ts';
import { mailText, type MailText } from './mail-text.ts';

export interface Recipient {
  userId: number;
  email: string;
  words: MailText;
  /** Null when nobody has confirmed the address: then no name is sent there (docs/product.md#mails). */
  firstName: string | null;
}

/** Who gets a mail: the first of these people who has an address; null when nobody has. */
export async function readRecipient(db: Db, userIds: readonly (number | null)[]): Promise<Recipient | null> {
  const ids = userIds.filter((id) => id !== null);
  if (ids.length === 0) return null;
  const users = await db
    .selectFrom('users')
    .where('id', 'in', ids)
    .select(['id', 'email', 'emailVerifiedAt', 'firstName', 'language'])
    .execute();
  for (const userId of ids) {
    const user = users.find(({ id }) => id === userId);
    if (user?.email == null) continue;
    const firstName = user.emailVerifiedAt === null ? null : user.firstName;
    return { userId, email: user.email, words: mailText(user.language), firstName };
  }
  return null;
}

/** Says for whom a booking is, to somebody else who reads it at an address that is confirmed; else nothing. */
export function forWhom(
  { userId, firstName, words }: Recipient,
  person: { userId: number | null; firstName: string | null; lastName: string | null },
): string[] {
  const name = plainName(`${person.firstName ?? ''} ${person.lastName ?? ''}`);
  return firstName === null || person.userId === userId || name === '' ? [] : [words.t('mails.for', { name })];
}
