import { sql } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Db } from '#backend/db/schema.ts';

/** Ends every sign-in of an account, or of all accounts with `null`. Returns how many there were. */
async function signOut(db: Db, userId: number | null, now: Date): Promise<number> {
  const revokedTokens = await db
    .updateTable('accessTokens')
    .set({ revokedAt: now })
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .$if(userId !== null, (query) => query.where('userId', '=', userId ?? 0))
    .executeTakeFirst();
  return Number(revokedTokens.numUpdatedRows);
}

/** Writes to the audit trail what the administrator of the system, who has no account, did to a user. */
async function auditAdministrator(db: Db, action: string, userId: number, now: Date): Promise<void> {
  const auditing = { clock: { now: () => now }, caller: null };
  await recordAudit(db, auditing, {
    action,
    subjectType: 'user',
    subjectId: String(userId),
    details: { by: 'administrator' },
  });
}

interface Change {
  userId: number;
  isDisabled: boolean;
}

/**
 * Disables an account or enables it again. Disabling revokes all its tokens and password reset links, so that none of
 * them works again once the account is enabled. Written to the audit trail; the actor is the system's administrator,
 * who has no account.
 */
async function setDisabled(db: Db, { userId, isDisabled }: Change, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx
      .updateTable('users')
      .set({ disabledAt: isDisabled ? now : null })
      .where('id', '=', userId)
      .execute();
    if (isDisabled) {
      await signOut(tx, userId, now);
      await tx
        .updateTable('passwordResets')
        .set({ usedAt: now })
        .where('userId', '=', userId)
        .where('usedAt', 'is', null)
        .execute();
    }
    await auditAdministrator(tx, isDisabled ? 'account_disabled' : 'account_enabled', userId, now);
  });
}

/** Finds an account by email address or customer reference, disabled ones too. Throws one sentence when there is none. */
async function findUserId(db: Db, name: string): Promise<number> {
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

/**
 * Removes the second factor of somebody who lost both their phone and the recovery codes; the administrator has checked
 * who is asking. All their tokens are revoked, and the next log-in needs only the password until they enrol a new
 * factor.
 */
async function forgetSecondFactor(db: Db, userId: number, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.deleteFrom('secondFactors').where('userId', '=', userId).execute();
    await signOut(tx, userId, now);
    await auditAdministrator(tx, 'second_factor_forgotten', userId, now);
  });
}

type Command = (db: Db, name: string, now: Date) => Promise<string>;

const signedOut = (count: number) => `${count} sign-ins ended.`;

/** What an administrator can do to an account from the command line, each answering a sentence. */
export const accountCommands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'disable',
    async (db, name, now) => {
      await setDisabled(db, { userId: await findUserId(db, name), isDisabled: true }, now);
      return `The account of ${name} is disabled and signed out everywhere.`;
    },
  ],
  [
    'enable',
    async (db, name, now) => {
      await setDisabled(db, { userId: await findUserId(db, name), isDisabled: false }, now);
      return `The account of ${name} can be used again.`;
    },
  ],
  [
    'forget-second-factor',
    async (db, name, now) => {
      await forgetSecondFactor(db, await findUserId(db, name), now);
      return `${name} logs in without a second factor now, and is signed out everywhere.`;
    },
  ],
  [
    'sign-out',
    async (db, name, now) => signedOut(await signOut(db, name === '--all' ? null : await findUserId(db, name), now)),
  ],
]);
