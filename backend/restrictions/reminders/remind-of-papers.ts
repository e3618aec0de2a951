import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { transact } from '#backend/db/connection/transact.ts';
import type { Tx } from '#backend/db/schema.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { findUnreminded, type Unreminded } from './find-unreminded.ts';
import { queuePapersReminder } from './queue-papers-reminder.ts';

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
