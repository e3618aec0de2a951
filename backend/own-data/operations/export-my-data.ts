import { operation } from '#backend/operation.ts';
import { checkCurrentPassword } from '#backend/sign-in/passwords/check-current-password.ts';
import { exportMyDataEndpoint } from '#contract/customers/own-data.ts';

/**
 * Asks for everything that is kept about the caller; a job makes the file and mails the link
 * (docs/product.md#own-data). Asking again while one is made changes nothing. Throws `validation_failed` for a wrong
 * password. Three a day for each account.
 */
export const exportMyData = operation(exportMyDataEndpoint, async ({ body }, context) => {
  const { db, clock, limits } = context;
  const { user } = await checkCurrentPassword(context, body.currentPassword);
  await limits.consume('own data', String(user.id), { limit: 3, windowSeconds: 24 * 3600 });
  await db
    .insertInto('dataExports')
    .values({ userId: user.id, createdAt: clock.now(), claimedUntil: null, secretHash: null, expiresAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { data: null, status: 202, message: 'We will send you an email with a link to your data' };
});
