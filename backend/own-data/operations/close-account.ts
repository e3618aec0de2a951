import { addDays } from 'date-fns/addDays';
import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { isOwed } from '#backend/own-data/is-owed.ts';
import { queueClosing } from '#backend/own-data/queue-closing.ts';
import { instant } from '#backend/serialize/instant.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { closeAccountEndpoint } from '#contract/customers/own-data.ts';

/** Days in which an account that is to be closed can be kept. */
const coolingOffDays = 14;

/**
 * Closes the caller's account in 14 days, unless they keep it until then (docs/product.md#own-data). Again it answers the
 * same day. Throws `validation_failed` for a wrong password, `forbidden` for staff, whose accounts the operator closes,
 * `balance_outstanding` while something is to be paid.
 */
export const closeAccount = operation(closeAccountEndpoint, async ({ body }, context) => {
  const { db, clock } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  if (user.isStaff) throw new DomainError('forbidden');
  const closesAt = await transact(db, async (tx) => {
    const known = await tx
      .selectFrom('users')
      .where('id', '=', user.id)
      .select('closesAt')
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (known.closesAt !== null) return known.closesAt;
    if (await isOwed(tx, user.id)) throw new DomainError('balance_outstanding');
    const chosen = addDays(clock.now(), coolingOffDays);
    await tx.updateTable('users').set({ closesAt: chosen }).where('id', '=', user.id).execute();
    await recordSecurityEvent(tx, context, { action: 'account_closing', account: { userId: user.id } });
    await queueClosing(tx, user.id, chosen, context);
    return chosen;
  });
  return { data: { closesAt: instant(closesAt) }, message: 'Your account will be closed' };
});
