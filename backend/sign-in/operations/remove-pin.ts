import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { deletePin } from '#backend/sign-in/pins/pin-store.ts';
import { removePinEndpoint } from '#contract/customers/pin.ts';

/** Takes the caller's PIN away; without one nothing changes. */
export const removePin = operation(removePinEndpoint, async (_input, context) => {
  const { db, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  const { userId } = caller;
  await transact(db, async (tx) => {
    if (await deletePin(tx, userId))
      await recordSecurityEvent(tx, context, { action: 'pin_removed', account: { userId } });
  });
  return { data: null, message: 'Your PIN is removed' };
});
