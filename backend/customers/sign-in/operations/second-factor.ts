import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { getEndTokens } from '#backend/customers/sign-in/end-tokens.ts';
import { checkCurrentPassword } from '#backend/customers/sign-in/passwords/check-current-password.ts';
import { hasSecondFactor, limitCodes } from '#backend/customers/sign-in/second-factor/check-second-factor.ts';
import {
  makeRecoveryCodes,
  makeSecret,
  otpauthUri,
  consumeAppCode,
  secretCipher,
  consumeCode,
} from '#backend/customers/sign-in/second-factor/consume-code.ts';
import { queueSecurityMail } from '#backend/customers/sign-in/security-mail.ts';
import { readUser } from '#backend/customers/store.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid, notFound, DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readOperator } from '#backend/operator/store.ts';
import {
  confirmSecondFactorEndpoint,
  getSecondFactorEndpoint,
  enrolSecondFactorEndpoint,
  removeSecondFactorEndpoint,
} from '#contract/customers/second-factor.ts';

/**
 * Removes the caller's second factor, by password and a code; staff who must have one lose their permissions until they
 * enrol a new one. Does nothing without one. Throws `validation_failed`.
 */
export const removeSecondFactor = operation(removeSecondFactorEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const { user, tokenId } = await checkCurrentPassword(context, body.currentPassword);
  if (!(await hasSecondFactor(db, user.id))) return { data: null };
  const undoHit = await limitCodes(context, user.id);
  const now = clock.now();
  await transact(db, async (tx) => {
    if ((await consumeCode(tx, user.id, body.code, context)) === null)
      throw invalid({ code: ['This code is not right'] });
    await tx.deleteFrom('secondFactors').where('userId', '=', user.id).execute();
    await tx.updateTable('accessTokens').set({ secondFactorAt: null }).where('id', '=', tokenId).execute();
    await getEndTokens(tx, user.id, now, tokenId);
    await recordSecurityEvent(tx, context, { action: 'second_factor_disabled', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'secondFactorOff', context);
  });
  await undoHit();
  return { data: null };
});

/**
 * Gives staff a secret for their authenticator app; it is active once confirmed by a code. A repeated call returns a
 * new secret. Throws `forbidden` for customers, `second_factor_on`, and `validation_failed` for a wrong password.
 */
export const enrolSecondFactor = operation(enrolSecondFactorEndpoint, async ({ body }, context) => {
  const { db, ids, clock, config } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  if (!user.isStaff) throw new DomainError('forbidden');
  if (await hasSecondFactor(db, user.id)) throw new DomainError('second_factor_on');
  const secret = makeSecret(ids);
  const values = { sealedSecret: secretCipher(config).encrypt(secret), createdAt: clock.now(), lastStep: 0 };
  await db
    .insertInto('secondFactors')
    .values({ userId: user.id, confirmedAt: null, ...values })
    .onConflict((conflict) =>
      conflict.column('userId').doUpdateSet(values).where('secondFactors.confirmedAt', 'is', null),
    )
    .execute();
  const { name } = await readOperator(db);
  return { data: { secret, uri: otpauthUri(secret, { issuer: name, label: user.email ?? user.reference }) } };
});

/** The state of the caller's second factor. */
export const getSecondFactor = operation(getSecondFactorEndpoint, async (_input, { db, config, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  const { isStaff } = await readUser(db, userId);
  const codesLeft = await db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return {
    data: {
      offered: isStaff,
      required: isStaff && config.staffSecondFactor === 'required',
      enabled: await hasSecondFactor(db, userId),
      recoveryCodesLeft: Number(codesLeft.count),
    },
  };
});

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
