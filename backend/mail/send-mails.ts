import { sql } from 'kysely';
import { z } from 'zod';
import type { Ports } from '../context.ts';
import type { Deliver } from './deliver.ts';

const mailSchema = z.object({ to: z.string(), subject: z.string(), html: z.string(), text: z.string() });
const atOnce = 20;
const maxAttempts = 10;

interface Claimed {
  id: number;
  payload: unknown;
  attempts: number;
}

/** Mails that are due, each given to one process; one that fails comes again later and later. */
async function claim({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<Claimed[]> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update outbox set attempts = attempts + 1, available_at = ${now}::timestamptz + interval '1 minute' * power(2, attempts)
    where id in (
      select id from outbox
      where kind = 'email' and sent_at is null and available_at <= ${now} and attempts < ${maxAttempts}
      order by available_at, id limit ${atOnce} for update skip locked)
    returning id, payload, attempts`.execute(db);
  return rows;
}

/** Sends what waits in the outbox, each mail at least once. Returns how many were sent. */
export async function sendMails(ports: Pick<Ports, 'db' | 'clock' | 'log'>, deliver: Deliver): Promise<number> {
  const { db, clock, log } = ports;
  let sent = 0;
  for (const { id, payload, attempts } of await claim(ports)) {
    try {
      await deliver(mailSchema.parse(payload));
      await db.updateTable('outbox').set({ sentAt: clock.now() }).where('id', '=', id).execute();
      sent += 1;
    } catch (err) {
      const lastError = err instanceof Error ? err.message : 'unknown';
      await db.updateTable('outbox').set({ lastError }).where('id', '=', id).execute();
      log.warn({ err, outboxId: id, attempts }, 'mail could not be sent');
    }
  }
  return sent;
}
