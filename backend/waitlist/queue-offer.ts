import type { Dependencies } from '#backend/context.ts';
import type { Tx } from '#backend/db/schema.ts';
import { greeting } from '#backend/mail/greeting.ts';
import { letter } from '#backend/mail/letter.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { sessionDate } from '#backend/serialize/pretty-date.ts';
import { localStamp } from '#backend/serialize/venue-time.ts';
import { getClock } from '#contract/rules/wall-time.ts';

interface Entry {
  id: number;
  occurrenceId: string;
  userId: number;
  addedByUserId: number | null;
}

/** Mails a waitlist offer to the person; to whoever added them when they have no address. */
export async function queueOffer(
  tx: Tx,
  entry: Entry,
  expiresAt: Date,
  { clock, config }: Pick<Dependencies, 'clock' | 'config'>,
): Promise<void> {
  const row = await tx
    .selectFrom('occurrences as o')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .innerJoin('users as u', (join) => join.on('u.id', '=', entry.userId))
    .leftJoin('users as a', (join) => join.on('a.id', '=', entry.addedByUserId))
    .where('o.id', '=', entry.occurrenceId)
    .select(['o.templateName', 'o.startsAt', 'v.name as venueName', 'v.slug', 'v.timezone', 'op.name as operatorName'])
    .select([
      'u.firstName',
      'u.email',
      'u.emailVerifiedAt',
      'a.email as adderEmail',
      'a.emailVerifiedAt as adderVerifiedAt',
    ])
    .executeTakeFirstOrThrow();
  const to = row.email ?? row.adderEmail;
  if (to === null) return;
  const isConfirmed = (row.email === null ? row.adderVerifiedAt : row.emailVerifiedAt) !== null;
  const starts = localStamp(row.startsAt, row.timezone);
  const until = getClock(localStamp(expiresAt, row.timezone));
  const subject = `A place is free: ${row.templateName}`;
  const { html, text } = letter({
    operatorName: row.operatorName,
    heading: 'A place is free',
    paragraphs: [
      `${greeting(isConfirmed ? row.firstName : null)}, a place has become free for ${row.templateName}, ${sessionDate(starts)} at ${getClock(starts)}, ${row.venueName}.`,
      `We keep it for you until ${until}. After that it goes to the next person who waits.`,
    ],
    action: { label: 'Book your place', url: `${config.siteUrl}/${row.slug}` },
  });
  await queueMail(tx, { to, subject, html, text }, `offer:${entry.id}`, clock.now());
}
