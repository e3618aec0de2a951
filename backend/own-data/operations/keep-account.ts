import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { keepAccountEndpoint } from '#contract/customers/own-data.ts';

/** Keeps the caller's account, which was to be closed; one that was not to be stays as it is. */
export const keepAccount = operation(keepAccountEndpoint, async (_input, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  await transact(db, async (tx) => {
    const kept = await tx
      .updateTable('users')
      .set({ closesAt: null })
      .where('id', '=', userId)
      .where('closesAt', 'is not', null)
      .where('closedAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (kept !== undefined) await recordSecurityEvent(tx, context, { action: 'account_kept', account: { userId } });
  });
  return { data: null, message: 'Your account stays open' };
});
