import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getChanges, type SessionChange } from '#backend/mail/changed-session.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import { readAwaitedSession, readWaiting } from './read-waiting.ts';

interface Writing {
  config: Pick<Config, 'siteUrl'>;
  now: Date;
}

/** Tells everybody on the waitlist of a session that it has changed, and that they keep their turn. */
export async function queueChangedNotices(
  tx: Tx,
  occurrenceId: string,
  change: SessionChange,
  { config, now }: Writing,
): Promise<void> {
  const people = await readWaiting(tx, occurrenceId);
  if (people.length === 0) return;
  const session = await readAwaitedSession(tx, occurrenceId);
  for (const person of people) {
    const recipient = await readRecipient(tx, [person.userId, person.addedByUserId]);
    if (recipient === null) continue;
    const { words, email: to } = recipient;
    const { t } = words;
    const subject = t('mails.waitlistChanged.title');
    const { html, text } = letter({
      words,
      operatorName: session.operatorName,
      heading: subject,
      paragraphs: [
        mailedSession(session, words),
        ...forWhom(recipient, person),
        ...getChanges(session, change, words),
        t('mails.waitlistChanged.stands'),
      ],
      action: { label: t('mails.waitlistChanged.show'), url: `${config.siteUrl}${session.path}` },
    });
    await queueMail(tx, { to, subject, html, text }, `waitlist-changed:${person.id}:${now.toISOString()}`, now);
  }
}
