import { sql } from 'kysely';
import type { Dependencies } from '#backend/context.ts';
import { maxAttempts } from '#backend/mail/send-mails.ts';
import { isDue } from '#backend/payments/records/due-payments.ts';

/** Ages of the oldest waiting work in seconds, zero when nothing waits. */
export interface Backlog {
  /** Since when the longest waiting payment should have been looked at. */
  overduePaymentSeconds: number;
  /** Since when the longest waiting mail could have been sent. */
  unsentMailSeconds: number;
  /** Mails that failed too often and are not tried any more. */
  mailsGivenUp: number;
  /** Payments of which a provider has other amounts than we have. */
  settlementDifferences: number;
}

/** Reads the backlog in one statement that uses indexes only. */
export async function readBacklog({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): Promise<Backlog> {
  const now = clock.now();
  const { rows } = await sql<Backlog>`
    select
      coalesce((select extract(epoch from ${now}::timestamptz - min(next_check_at)) from payment_transactions
        where ${isDue(now)}), 0) as overdue_payment_seconds,
      coalesce(extract(epoch from ${now}::timestamptz
        - min(available_at) filter (where attempts < ${maxAttempts} and available_at <= ${now})), 0) as unsent_mail_seconds,
      count(*) filter (where attempts >= ${maxAttempts}) as mails_given_up,
      (select count(*) from settlement_differences where resolved_at is null) as settlement_differences
    from outbox where sent_at is null and kind = 'email'`.execute(db);
  return rows[0] ?? { overduePaymentSeconds: 0, unsentMailSeconds: 0, mailsGivenUp: 0, settlementDifferences: 0 };
}
