import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Context } from '#backend/context.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import type { Db } from '#backend/db/schema.ts';
import { DomainError } from '#backend/failure.ts';
import type { Language } from '#contract/languages/languages.ts';
import { consumeCode } from './consume-code.ts';

/** Whether somebody has an active second factor. */
export async function hasSecondFactor(db: Db, userId: number): Promise<boolean> {
  const secondFactor = await db
    .selectFrom('secondFactors')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .select('userId')
    .executeTakeFirst();
  return secondFactor !== undefined;
}

const name = 'second factor code';

/**
 * Counts a code that somebody signed in enters: ten wrong ones in 15 minutes, then 429. Returns a function that takes
 * the count back for a right one.
 */
export async function limitCodes({ limits }: Context, userId: number): Promise<() => Promise<void>> {
  const key = String(userId);
  await limits.consume(name, key, { limit: 10, windowSeconds: 15 * 60 });
  return () => limits.undoHit(name, key);
}

/**
 * Checks the second factor of somebody whose password was right, if they have one; returns whether it was used. Throws
 * `second_factor_required` without a code and `invalid_code` for a wrong or used one.
 */
export async function checkSecondFactor(
  user: { id: number; email: string | null; language: Language },
  code: string | undefined,
  context: Context,
): Promise<boolean> {
  const { db } = context;
  if (!(await hasSecondFactor(db, user.id))) return false;
  if (code === undefined) throw new DomainError('second_factor_required');
  const acceptedCode = await consumeCode(db, user.id, code, context);
  if (acceptedCode === null) {
    await recordSecurityEvent(db, context, { action: 'second_factor_failed', account: { userId: user.id } });
    throw new DomainError('invalid_code');
  }
  if (acceptedCode === 'recovery') await queueSecurityMail(db, user, 'recoveryCodeUsed', context);
  return true;
}
