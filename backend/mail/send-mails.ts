import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Dependencies } from '#backend/context.ts';
import { TimeLimitExceeded, claimedUntil, keepClaim } from '#backend/workers/keep-claim.ts';
import { workerPool, type WorkerPool } from '#backend/workers/worker-pool.ts';
import type { Deliver } from './deliver.ts';

function getValue(error: unknown, key: 'responseCode' | 'code'): unknown {
  return error !== null && typeof error === 'object' ? Reflect.get(error, key) : undefined;
}

/**
 * Why a mail could not be sent, without personal data: the SMTP code (`550`), else the code of the mailer or the socket
 * (`EAUTH`, `ECONNREFUSED`), else `timeout` or `unknown`.
 */
export function mailErrorCode(error: unknown): string {
  if (error instanceof TimeLimitExceeded) return 'timeout';
  const reply = getValue(error, 'responseCode');
  if (typeof reply === 'number') return String(reply);
  const code = getValue(error, 'code');
  return typeof code === 'string' && /^[A-Z_]{1,40}$/.test(code) ? code : 'unknown';
}

const mailSchema = z.object({
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  calendars: z.array(z.string()).optional(),
});
const atOnce = 4;
const deliverSeconds = 60;
/** Maximum of attempts; after it a mail is not sent any more. */
export const maxAttempts = 10;

type Deps = Pick<Dependencies, 'db' | 'clock' | 'log'>;

interface Claimed {
  id: number;
  payload: unknown;
  attempts: number;
}

/** The oldest mail that is due, claimed for this process. */
async function claim({ db, clock }: Deps): Promise<Claimed | undefined> {
  const now = clock.now();
  const { rows } = await sql<Claimed>`
    update outbox set claimed_until = ${claimedUntil(now)}
    where id in (
      select id from outbox
      where kind = 'email' and sent_at is null and available_at <= ${now} and attempts < ${maxAttempts}
        and (claimed_until is null or claimed_until <= ${now})
      order by available_at, id limit 1 for update skip locked)
    returning id, payload, attempts`.execute(db);
  return rows[0];
}

/** The content is deleted once it is sent: it may hold a link that signs somebody in. */
async function noteSent({ db, clock }: Deps, id: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set((row) => ({
      sentAt: clock.now(),
      payload: '{}',
      attempts: row('attempts', '+', 1),
      claimedUntil: null,
      lastError: null,
    }))
    .where('id', '=', id)
    .execute();
}

/** A failed mail is retried after growing pauses. */
async function noteFailure({ db, clock }: Deps, { id, attempts }: Claimed, lastError: string): Promise<void> {
  const availableAt = addMinutes(clock.now(), 2 ** attempts);
  await db
    .updateTable('outbox')
    .set({ availableAt, lastError, attempts: attempts + 1, claimedUntil: null })
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .execute();
}

async function send(deps: Deps, deliver: Deliver, mail: Claimed): Promise<boolean> {
  const { db, clock, log } = deps;
  const { id, payload, attempts } = mail;
  const renew = () =>
    db
      .updateTable('outbox')
      .set({ claimedUntil: claimedUntil(clock.now()) })
      .where('id', '=', id)
      .execute();
  try {
    await keepClaim({ seconds: deliverSeconds, renew }, () => deliver(mailSchema.parse(payload)));
  } catch (error) {
    const code = mailErrorCode(error);
    // Only the code is logged, because a mail server's message repeats the address.
    log.warn({ code, outboxId: id, attempts: attempts + 1 }, 'mail could not be sent');
    await noteFailure(deps, mail, code);
    return false;
  }
  await noteSent(deps, id);
  return true;
}

/** Workers for the mails of one process. */
export function mailWorkers(): WorkerPool {
  return workerPool(atOnce);
}

interface Run {
  workers: WorkerPool;
  signal: AbortSignal;
}

/** Sends the mails in the outbox, each at least once. Returns how many were sent. */
export async function sendMails(
  deps: Deps,
  deliver: Deliver,
  { workers = mailWorkers(), signal = new AbortController().signal }: Partial<Run> = {},
): Promise<number> {
  let sentCount = 0;
  await workers.run({
    take: () => claim(deps),
    work: async (mail) => {
      if (await send(deps, deliver, mail)) sentCount += 1;
    },
    onFailure: (err, { id }) => deps.log.error({ err, outboxId: id }, 'outbox could not be written'),
    signal,
  });
  return sentCount;
}
