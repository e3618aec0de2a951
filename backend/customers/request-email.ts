import { subMinutes } from 'date-fns/subMinutes';
import { sql } from 'kysely';
import type { Context } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { invalid } from '#backend/failure.ts';
import { queueEmailLink } from '#backend/sign-in/email-link.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import type { UpdateUserBody } from '#contract/customers/update-user.ts';
import type { AccountRow } from './account-row.ts';

/** Minutes after a log-in in which the password is not asked for again. */
const recentMinutes = 30;

const isSame = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

async function isRecent({ db, caller, clock }: Context): Promise<boolean> {
  const token = await db
    .selectFrom('accessTokens')
    .where('id', '=', caller?.tokenId ?? null)
    .where('createdAt', '>=', subMinutes(clock.now(), recentMinutes))
    .select('id')
    .executeTakeFirst();
  return token !== undefined;
}

/**
 * Checks that an address may become the account's, before anything is changed. Whoever has only borrowed a browser must
 * not be able to take the account away: after an older log-in the password is asked for again. Throws
 * `validation_failed` for an address that is in use and a missing or wrong password. Five an hour for each account.
 */
export async function checkNewEmail(
  context: Context,
  user: AccountRow,
  { email, currentPassword }: UpdateUserBody,
): Promise<string | null> {
  if (email === undefined || isSame(user.email, email)) return null;
  await context.limits.consume('email link', String(user.id), { limit: 5, windowSeconds: 3600 });
  const taken = await context.db
    .selectFrom('users')
    .where(sql<string>`lower(email)`, '=', email.toLowerCase())
    .select('id')
    .executeTakeFirst();
  if (taken !== undefined) throw invalid({ email: ['Already in use'] });
  if (context.caller?.userId !== user.id) return email;
  if (currentPassword !== undefined) await checkCurrentPassword(context, currentPassword);
  else if (!(await isRecent(context))) throw invalid({ current_password: ['Required'] });
  return email;
}

/** Mails the link that makes an address the account's, and tells the address there is now that it was asked for. */
export async function requestEmail(tx: Tx, user: AccountRow, email: string, context: Context): Promise<void> {
  const { id: userId, language } = user;
  await queueEmailLink(tx, { userId, email, language }, context);
  await queueSecurityMail(tx, user, 'emailRequested', context);
}
