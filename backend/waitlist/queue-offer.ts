import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { greeting } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import { readAwaitedSession } from './read-waiting.ts';

interface Entry {
  id: number;
  occurrenceId: string;
  userId: number;
  addedByUserId: number | null;
  /** How many are offered. */
  places: number;
}

/** Mails a waitlist offer to the person; to whoever added them when they have no address. Its link leads to the session. */
export async function queueOffer(
  tx: Tx,
  entry: Entry,
  expiresAt: Date,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const recipient = await readRecipient(tx, [entry.userId, entry.addedByUserId]);
  if (recipient === null) return;
  const row = await readAwaitedSession(tx, entry.occurrenceId);
  const person = await tx
    .selectFrom('users')
    .where('id', '=', entry.userId)
    .select(['id as userId', 'firstName', 'lastName'])
    .executeTakeFirstOrThrow();
  const { email: to, words, firstName } = recipient;
  const { t, date } = words;
  const starts = localStamp(row.startsAt, row.timezone);
  const { places } = entry;
  const session = { places, name: row.templateName, date: date(starts), time: getClock(starts), venue: row.venueName };
  const { html, text } = letter({
    words,
    operatorName: row.operatorName,
    heading: t('mails.offer.title', { places }),
    paragraphs: [
      t('mails.offer.lead', { greeting: greeting(firstName, words), ...session }),
      ...forWhom(recipient, person),
      t('mails.offer.until', { places, time: getClock(localStamp(expiresAt, row.timezone)) }),
    ],
    action: {
      label: t('mails.offer.book', { places }),
      url: `${config.siteUrl}${row.path}`,
    },
  });
  const subject = t('mails.offer.subject', { places, name: row.templateName });
  await queueMail(tx, { to, subject, html, text }, `offer:${entry.id}`, clock.now());
}
