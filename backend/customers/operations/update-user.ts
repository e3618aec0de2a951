import { recordAudit } from '#backend/audit/record-audit.ts';
import type { Context } from '#backend/context.ts';
import type { AccountRow } from '#backend/customers/account-row.ts';
import { changedDetails } from '#backend/customers/change-details.ts';
import { checkMayChange, hasNoLogIn, mayReadAll } from '#backend/customers/check-may-change.ts';
import { checkNewEmail, requestEmail } from '#backend/customers/request-email.ts';
import { readUser } from '#backend/customers/store.ts';
import { findUser, getNames } from '#backend/customers/user.ts';
import { transact } from '#backend/db/connection/transact.ts';
import { invalid } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { updateUserEndpoint, type UpdateUserBody } from '#contract/customers/update-user.ts';
import { isBorn } from '#contract/rules/onboarding.ts';
import { siteZone } from '#contract/rules/site-zone.ts';

function checkRules(user: AccountRow, { dateOfBirth, email }: UpdateUserBody, now: Date): void {
  const errors: Record<string, string[]> = {};
  if (dateOfBirth !== undefined && !isBorn(dateOfBirth, localDate(now, siteZone)))
    errors.date_of_birth = ['Must be a date in the past'];
  // Their address comes with their own log-in (sendInvitation).
  if (email !== undefined && hasNoLogIn(user)) errors.email = ['Please send an invitation to this address'];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function save(context: Context, user: AccountRow, body: UpdateUserBody, email: string | null) {
  const columns = changedDetails(body);
  return transact(context.db, async (tx) => {
    if (Object.keys(columns).length > 0) await tx.updateTable('users').set(columns).where('id', '=', user.id).execute();
    if (email !== null) await requestEmail(tx, user, email, context);
    await recordAudit(tx, context, {
      action: 'details_changed',
      subjectType: 'user',
      subjectId: String(user.id),
      details: { fields: [...Object.keys(columns), ...(email === null ? [] : ['email'])] },
    });
    return readUser(tx, user.id);
  });
}

/**
 * Changes somebody's details (docs/product.md#details). An email address changes when the link mailed to it is followed.
 * Throws `forbidden`, and `validation_failed` (an address in use, a date of birth that is not in the past, a password
 * that is missing or wrong).
 */
export const updateUser = operation(updateUserEndpoint, async ({ params, body }, context) => {
  const user = await checkMayChange(context, params.userId);
  checkRules(user, body, context.clock.now());
  const email = await checkNewEmail(context, user, body);
  const saved = await save(context, user, body, email);
  return {
    data: mayReadAll(context, saved) ? findUser(saved) : getNames(saved),
    message: 'Your details have been saved',
  };
});
