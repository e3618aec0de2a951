import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import type { Context } from '#backend/context.ts';
import { DomainError } from '#backend/failure.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import type { Language } from '#contract/languages/languages.ts';
import { consumeCode } from './consume-code.ts';
import { hasSecondFactor } from './second-factor-store.ts';

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
