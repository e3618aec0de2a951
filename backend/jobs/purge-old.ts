import { sql, type RawBuilder } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import type { Database, Db } from '#backend/db/schema.ts';

const atOnce = 1_000;

interface Retention {
  table: keyof Database;
  /** Days a row is kept after it has served. */
  days: number;
  /** True of a row that has served since before `then`. */
  isOver: (then: Date) => RawBuilder<boolean>;
}

/** How long what is of no more use is kept; told to people in docs/retention.md. */
const retentions: readonly Retention[] = [
  { table: 'idempotencyRequests', days: 0, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'accessTokens', days: 0, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'passwordResets', days: 1, isOver: (then) => sql`expires_at <= ${then}` },
  { table: 'emailConfirmations', days: 1, isOver: (then) => sql`expires_at <= ${then}` },
  {
    table: 'checkoutSessions',
    days: 30,
    // One that was paid with belongs to its payment.
    isOver: (then) => sql`expires_at <= ${then}
      and not exists (select from payment_transactions where payment_transactions.session_id = checkout_sessions.id)`,
  },
  { table: 'outbox', days: 30, isOver: (then) => sql`sent_at <= ${then}` },
  { table: 'outbox', days: 30, isOver: (then) => sql`sent_at is null and available_at <= ${then}` },
  { table: 'accountNetworks', days: 90, isOver: (then) => sql`last_used_at <= ${then}` },
  { table: 'auditEvents', days: 730, isOver: (then) => sql`created_at <= ${then}` },
  { table: 'demoMails', days: 7, isOver: (then) => sql`created_at <= ${then}` },
];

/** Deletes some rows whose time is over; other processes delete others. Returns how many. */
async function deleteSome(db: Db, { table, isOver }: Retention, then: Date): Promise<number> {
  const { rows } = await sql<{ deleted: number }>`
    with old as (
      select ctid from ${sql.table(table)} where ${isOver(then)} limit ${atOnce} for update skip locked
    ), gone as (
      delete from ${sql.table(table)} where ctid in (select ctid from old) returning 1
    )
    select count(*)::int as deleted from gone`.execute(db);
  return rows[0]?.deleted ?? 0;
}

/** Deletes what has served its time, a thousand rows at a time; what `signal` leaves is for the next run. */
export async function purgeOld(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock.now().getTime();
  for (const retention of retentions) {
    const then = new Date(now - retention.days * 86_400_000);
    while (!signal.aborted && (await deleteSome(db, retention, then)) === atOnce);
  }
}
