import { addDays } from 'date-fns/addDays';
import { sql } from 'kysely';
import { outstandingRestrictions } from '#backend/bookings/outstanding-restrictions.ts';
import type { Config } from '#backend/config.ts';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx, Db } from '#backend/db/schema.ts';
import { letter } from '#backend/mail/letter.ts';
import { mailedSession } from '#backend/mail/mailed-session.ts';
import { queueMail } from '#backend/mail/queue-mail.ts';
import { forWhom, readRecipient } from '#backend/mail/read-recipient.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';

/** A booking that asks for something its person has neither met nor been reminded of since it was made. */
interface Unreminded {
  bookingId: string;
  userId: number;
  bookedByUserId: number | null;
  outstanding: RestrictionRef[];
}

/** How many bookings a run looks at; the others come in the next one. */
const most = 200;

/** Bookings of the next `days` days that still ask for something, the soonest first. */
async function findUnreminded(db: Db, days: number, now: Date): Promise<Unreminded[]> {
  const { rows } = await sql<Unreminded>`
    select asked.booking_id, asked.user_id, asked.booked_by_user_id, asked.outstanding from (
      select b.id as booking_id, b.user_id, b.booked_by_user_id, b.settled_at, o.starts_at,
        ${outstandingRestrictions} as outstanding
      from occurrences o
      join schedules s on s.id = o.schedule_id
        and (s.post_purchase_waiver_id is not null or s.post_purchase_induction_id is not null)
      join bookings b on b.occurrence_id = o.id and b.status = 'settled' and b.user_id is not null
      where o.starts_at > ${now} and o.starts_at <= ${addDays(now, days)} and o.status <> 'cancelled'
    ) asked
    where exists (
      select from jsonb_to_recordset(asked.outstanding) as paper (id uuid)
      where not exists (
        select from paper_reminders sent
        where sent.user_id = asked.user_id and sent.restriction_id = paper.id and sent.reminded_at >= asked.settled_at))
    order by asked.starts_at, asked.booking_id limit ${most}`.execute(db);
  return rows;
}

interface Writing {
  config: Pick<Config, 'accountUrl'>;
  now: Date;
}

async function readSession(tx: Tx, { bookingId }: Unreminded) {
  return tx
    .selectFrom('bookings as b')
    .innerJoin('occurrences as o', 'o.id', 'b.occurrenceId')
    .innerJoin('venues as v', 'v.id', 'o.venueId')
    .innerJoin('users as u', 'u.id', 'b.userId')
    .innerJoin('operators as op', (join) => join.onTrue())
    .where('b.id', '=', bookingId)
    .select(['o.templateName', 'o.startsAt', 'v.name as venueName', 'v.timezone', 'op.name as operatorName'])
    .select(['u.id as userId', 'u.firstName', 'u.lastName'])
    .executeTakeFirstOrThrow();
}

/** Mails what is still to be signed or attended before a booked session, to its person or to whoever booked. */
export async function queuePapersReminder(
  tx: Tx,
  booking: Unreminded,
  papers: readonly RestrictionRef[],
  { config, now }: Writing,
): Promise<void> {
  const recipient = await readRecipient(tx, [booking.userId, booking.bookedByUserId]);
  if (recipient === null) return;
  const session = await readSession(tx, booking);
  const { email: to, words } = recipient;
  const { t } = words;
  const subject = t('mails.papers.subject', { name: session.templateName });
  const { html, text } = letter({
    words,
    operatorName: session.operatorName,
    heading: t('mails.papers.title'),
    paragraphs: [
      t('mails.papers.lead', { session: mailedSession(session, words) }),
      ...forWhom(recipient, session),
      ...papers.map(({ name, type }) =>
        t(type === 'post-purchase-induction' ? 'mails.papers.attend' : 'mails.papers.sign', { name }),
      ),
    ],
    action: { label: t('mails.papers.action'), url: config.accountUrl },
  });
  await queueMail(tx, { to, subject, html, text }, `papers:${booking.bookingId}:${now.toISOString()}`, now);
}

/**
 * Marks what the person is reminded of, and returns what nobody else has marked since the booking was made: two
 * processes that remind at once write one mail.
 */
async function mark(tx: Tx, { bookingId, userId, outstanding }: Unreminded, now: Date): Promise<RestrictionRef[]> {
  const { rows } = await sql<{ id: string }>`
    insert into paper_reminders (user_id, restriction_id, reminded_at)
    select ${userId}, paper.id, ${now} from unnest(${outstanding.map(({ id }) => id)}::uuid[]) as paper (id)
    order by paper.id
    on conflict (user_id, restriction_id) do update set reminded_at = excluded.reminded_at
    where paper_reminders.reminded_at < (select settled_at from bookings where id = ${bookingId})
    returning restriction_id as id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  return outstanding.filter(({ id }) => ids.includes(id));
}

/**
 * Reminds people by mail of the waivers to sign and inductions to attend that a booking asks for, some days before the
 * session; of each thing once, unless they book something that asks for it again (docs/product.md#waivers).
 */
export async function remindOfPapers(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  signal = new AbortController().signal,
): Promise<void> {
  const days = config.papersReminderDays;
  if (days === 0) return;
  const now = clock.now();
  for (const booking of await findUnreminded(db, days, now)) {
    if (signal.aborted) return;
    await transact(db, async (tx) => {
      const papers = await mark(tx, booking, now);
      if (papers.length > 0) await queuePapersReminder(tx, booking, papers, { config, now });
    });
  }
}
