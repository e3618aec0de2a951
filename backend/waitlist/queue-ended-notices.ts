import type { Config } from '#backend/config.ts';
import type { Tx } from '#backend/db/schema.ts';
import { getReason, type Alternative } from '#backend/mail/changed-session.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import type { DeleteReason } from '#contract/timetable/update-occurrence.ts';
import { readAwaitedSession, readWaiting } from './read-waiting.ts';

interface Writing {
  reason: DeleteReason;
  alternative: Alternative | null;
  config: Pick<Config, 'siteUrl'>;
  now: Date;
}

/** Tells everybody on the waitlist of a session that the venue has cancelled it, and which one they may book instead. */
export async function queueEndedNotices(
  tx: Tx,
  occurrenceId: string,
  { reason, alternative, config, now }: Writing,
): Promise<void> {
  const people = await readWaiting(tx, occurrenceId);
  if (people.length === 0) return;
  const session = await readAwaitedSession(tx, occurrenceId);
  for (const person of people) {
    const recipient = await readRecipient(tx, [person.userId, person.addedByUserId]);
    if (recipient === null) continue;
    const { words, email: to } = recipient;
    const { t } = words;
    const subject = t('mails.waitlistEnded.title');
    const another = alternative && mailedSession({ ...session, ...alternative }, words);
    const { html, text } = letter({
      words,
      operatorName: session.operatorName,
      heading: subject,
      paragraphs: [
        t('mails.sessionCancelled.lead', { session: mailedSession(session, words) }),
        ...forWhom(recipient, person),
        ...getReason(reason, words),
        t('mails.waitlistEnded.nothing'),
        ...(another === null ? [] : [t('mails.sessionCancelled.another', { session: another })]),
      ],
      ...(alternative !== null && {
        action: {
          label: t('mails.sessionCancelled.bookAnother'),
          url: `${config.siteUrl}${session.category}/${alternative.localDate}#session-${alternative.id}`,
        },
      }),
    });
    await queueMail(tx, { to, subject, html, text }, `waitlist-ended:${person.id}`, now);
  }
}
