import { recordSecurityEvent } from '#backend/audit/security-event.ts';
import { DomainError } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { getEndTokens } from '#backend/sign-in/end-tokens.ts';
import { endOtherSignInsEndpoint } from '#contract/customers/sign-ins.ts';

/** Ends every sign-in of the caller but the one this call came with. */
export const endOtherSignIns = operation(endOtherSignInsEndpoint, async (_input, context) => {
  const { db, clock, caller } = context;
  if (caller === null) throw new DomainError('unauthenticated');
  await getEndTokens(db, caller.userId, clock.now(), caller.tokenId);
  await recordSecurityEvent(db, context, { action: 'devices_logged_out', account: { userId: caller.userId } });
  return { data: null };
});
