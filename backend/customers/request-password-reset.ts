import { requestPasswordResetEndpoint } from '../../contract/auth.ts';
import type { Context } from '../context.ts';
import { networkOf } from '../http/network-of.ts';
import { hashToken } from '../http/token.ts';
import { letter } from '../mail/letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { operation } from '../operation.ts';
import { readOperator } from '../operator/store.ts';
import { takeForAccount } from './account-limits.ts';
import { findAccount } from './store.ts';

const anHour = 60 * 60 * 1000;
const window = { windowSeconds: 3600 };
const resetsOfAccount = { name: 'password reset', perNetwork: { limit: 5, ...window }, overall: { limit: 10, ...window } };

async function sendLink(context: Context, userId: number, email: string): Promise<void> {
  const { db, ids, clock, config } = context;
  const token = ids.token();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + anHour);
  const operator = await readOperator(db);
  const { html, text } = letter({
    operatorName: operator.name,
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, we hope you, asked to reset the password of your account. The link works once, for an hour.',
      'If it was not you, there is nothing to do: your password stays as it is.',
    ],
    action: { label: 'Choose a new password', url: `${config.siteUrl}/reset-password?token=${token}` },
  });
  await db.insertInto('passwordResets').values({ userId, tokenHash: hashToken(token), createdAt: now, expiresAt }).execute();
  await queueMail(db, { to: email, subject: 'Choose a new password', html, text }, `password-reset:${hashToken(token)}`, now);
}

/** Sends a link to choose a new password. The answer is the same for names nobody has (design section 5). */
export const requestPasswordReset = operation(requestPasswordResetEndpoint, async ({ body }, context) => {
  const { db, limits, address } = context;
  await limits.take('password reset network', networkOf(address), { limit: 30, ...window });
  const user = await findAccount(db, body.emailOrReference);
  await takeForAccount(context, { userId: user?.id ?? null, name: body.emailOrReference }, resetsOfAccount);
  if (user?.email !== undefined && user.email !== null) await sendLink(context, user.id, user.email);
  return { data: null, message: 'If we know you, we have sent you an email' };
});
