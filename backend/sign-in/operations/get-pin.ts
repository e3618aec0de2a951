import { readUser } from '#backend/customers/store.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { mostFailures } from '#backend/sign-in/pins/pin-store.ts';
import { getPinEndpoint } from '#contract/customers/pin.ts';

/** The state of the caller's PIN. */
export const getPin = operation(getPinEndpoint, async (_input, { db, caller }) => {
  if (caller === null) throw new DomainError('unauthenticated');
  const { isStaff } = await readUser(db, caller.userId);
  const pin = await db.selectFrom('pins').where('userId', '=', caller.userId).select('failures').executeTakeFirst();
  return {
    data: { offered: !isStaff, enabled: pin !== undefined, locked: pin !== undefined && pin.failures >= mostFailures },
  };
});
