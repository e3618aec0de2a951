import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { hashToken } from '#backend/http/input/token.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { readOperator } from '#backend/operator/store.ts';

const lifeMs = 24 * 60 * 60 * 1000;
const heading = 'Confirm your e-mail address';

/** Takes the worth from every link mailed to a person so far to confirm an address. */
export async function endEmailLinks(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('emailConfirmations')
    .set({ usedAt: now })
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .execute();
}

/** Mails a link that shows an address to be the person's: once, for a day; links mailed before end. */
export async function queueEmailLink(
  tx: Tx,
  { userId, email }: { userId: number; email: string },
  { clock, ids, config }: Pick<Dependencies, 'clock' | 'ids' | 'config'>,
): Promise<void> {
  const token = ids.token();
  const tokenHash = hashToken(token);
  const now = clock.now();
  await endEmailLinks(tx, userId, now);
  await tx
    .insertInto('emailConfirmations')
    .values({ tokenHash, userId, email, createdAt: now, expiresAt: new Date(now.getTime() + lifeMs), usedAt: null })
    .execute();
  const { name } = await readOperator(tx);
  const { html, text } = letter({
    operatorName: name,
    heading,
    paragraphs: [
      'Somebody, we hope you, gave this address for an account with us. The link shows that it is yours. It works once, for a day.',
      'If it was not you, there is nothing to do: please leave the link alone.',
    ],
    action: { label: 'Confirm this address', url: `${config.siteUrl}/confirm-email?key=${token}` },
  });
  await queueMail(tx, { to: email, subject: heading, html, text }, `email-link:${tokenHash}`, now);
}
