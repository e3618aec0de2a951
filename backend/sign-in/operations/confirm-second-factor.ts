import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { readUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getEndTokens } from '#backend/sign-in/end-tokens.ts';
import { consumeAppCode } from '#backend/sign-in/second-factor/consume-code.ts';
import { limitCodes } from '#backend/sign-in/second-factor/limit-codes.ts';
import { makeRecoveryCodes } from '#backend/sign-in/second-factor/recovery-codes.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { confirmSecondFactorEndpoint } from '#contract/customers/second-factor.ts';

/**
 * Activates the caller's second factor by a first code, and returns the recovery codes. This sign-in counts as made
 * with the second factor; all others are ended. Throws `not_found` when there is no pending second factor, and
 * `validation_failed` for a wrong code.
 */
export const confirmSecondFactor = operation(confirmSecondFactorEndpoint, async ({ body }, context) => {
  const { db, ids, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId, tokenId } = caller;
  const undoHit = await limitCodes(context, userId);
  const now = clock.now();
  const recoveryCodes = await transact(db, async (tx) => {
    const waiting = await tx
      .selectFrom('secondFactors')
      .where('userId', '=', userId)
      .where('confirmedAt', 'is', null)
      .select('userId')
      .forUpdate()
      .executeTakeFirst();
    if (waiting === undefined) throw notFound();
    if (!(await consumeAppCode(tx, userId, body.code, context))) throw invalid({ code: ['This code is not right'] });
    await tx.updateTable('secondFactors').set({ confirmedAt: now }).where('userId', '=', userId).execute();
    await tx.updateTable('accessTokens').set({ secondFactorAt: now }).where('id', '=', tokenId).execute();
    await getEndTokens(tx, userId, now, tokenId);
    await recordSecurityEvent(tx, context, { action: 'second_factor_enabled', account: { userId } });
    await queueSecurityMail(tx, await readUser(tx, userId), 'secondFactorOn', context);
    return makeRecoveryCodes(tx, userId, ids);
  });
  await undoHit();
  return { data: { recoveryCodes } };
});
