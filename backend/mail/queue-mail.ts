import type { Db } from '#backend/db/schema.ts';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** iCalendar files to attach. */
  calendars?: string[] | undefined;
}

/**
 * Writes a mail to the outbox, in the transaction of the change that causes it; a mail with the same key is queued only
 * once.
 */
export async function queueMail(db: Db, mail: Mail, dedupeKey: string, now: Date): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ kind: 'email', payload: JSON.stringify(mail), dedupeKey, createdAt: now, availableAt: now })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}
