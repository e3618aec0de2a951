import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { hashPassword } from '#backend/customers/password.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError, invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { pinProblem } from '#backend/sign-in/pins/pin-problem.ts';
import { queueSecurityMail } from '#backend/sign-in/security-mail.ts';
import { setPinEndpoint } from '#contract/customers/pin.ts';

/**
 * Sets the caller's PIN for kiosks, or another one, which unlocks it; tells them by mail. Throws `forbidden` for staff,
 * `validation_failed` for a wrong current password or a PIN that is too easy.
 */
export const setPin = operation(setPinEndpoint, async ({ body: { currentPassword, pin } }, context) => {
  const { db, clock } = context;
  const { user } = await checkCurrentPassword(context, currentPassword);
  if (user.isStaff) throw new DomainError('forbidden');
  const problem = pinProblem(pin, user);
  if (problem !== null) throw invalid({ pin: [problem] });
  const values = { userId: user.id, pinHash: await hashPassword(pin), failures: 0, setAt: clock.now() };
  await transact(db, async (tx) => {
    await tx
      .insertInto('pins')
      .values(values)
      .onConflict((of) => of.column('userId').doUpdateSet(values))
      .execute();
    await recordSecurityEvent(tx, context, { action: 'pin_set', account: { userId: user.id } });
    await queueSecurityMail(tx, user, 'pinSet', context);
  });
  return { data: null, message: 'Your PIN is set' };
});
