import type { Context } from '#backend/context.ts';
import type { Db } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';

const notices = {
  passwordChanged: {
    heading: 'Your password was changed',
    words: 'The password of your account has just been changed, and every other device was logged out.',
  },
  passwordReset: {
    heading: 'Your password was changed',
    words:
      'The password of your account has just been changed by a link from an e-mail, and every device was logged out.',
  },
  emailChanged: {
    heading: 'Your e-mail address was changed',
    words: 'Your account has just been given another e-mail address. Nothing more will be sent to this one.',
  },
  secondFactorOn: {
    heading: 'Two-step log-in is on',
    words: 'From now on, logging in to your account needs a code from your authenticator app as well as the password.',
  },
  secondFactorOff: {
    heading: 'Two-step log-in is off',
    words: 'From now on, the password alone is enough to log in to your account.',
  },
  recoveryCodeUsed: {
    heading: 'A recovery code was used',
    words: 'Somebody has just logged in to your account with one of its recovery codes. It will not work again.',
  },
} as const;

/**
 * Notifies somebody by mail of a change to the security of their account, whoever made it. Sends nothing without an
 * address.
 */
export async function queueSecurityMail(
  db: Db,
  { email }: { email: string | null },
  notice: keyof typeof notices,
  { ids, clock, config }: Pick<Context, 'ids' | 'clock' | 'config'>,
): Promise<void> {
  if (email === null) return;
  const { heading, words } = notices[notice];
  const { name } = await readOperator(db);
  const { html, text } = letter({
    operatorName: name,
    heading,
    paragraphs: [words, 'If it was not you, choose a new password at once.'],
    action: { label: 'Choose a new password', url: `${config.siteUrl}/forgotten-password` },
  });
  await queueMail(db, { to: email, subject: heading, html, text }, `security:${ids.uuid()}`, clock.now());
}
