import { sql } from 'kysely';
import { runBilling } from '#backend/billing/run-billing.ts';
import { remindOfPapers } from '#backend/bookings/reminders/remind-of-papers.ts';
import { processNotifications } from '#backend/checkout/process-notifications.ts';
import { paymentWorkers, reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import type { Dependencies } from '#backend/context.ts';
import { sendResetLinks } from '#backend/customers/send-reset-links.ts';
import { notifyChange } from '#backend/db/connection/transact.ts';
import { expireJoinings } from '#backend/joining/expire-joinings.ts';
import { createDeliver } from '#backend/mail/deliver.ts';
import { mailWorkers, sendMails } from '#backend/mail/send-mails.ts';
import { runMemberships } from '#backend/memberships/run-memberships.ts';
import { checkSettlement } from '#backend/money/settlement/check-settlement.ts';
import { closeAccounts } from '#backend/own-data/close-accounts.ts';
import { makeExports } from '#backend/own-data/make-exports.ts';
import { releaseEndedPaymentLocks } from '#backend/payments/reversal/release-payment-locks.ts';
import { forgetCards } from '#backend/payments/saved-cards/forget-cards.ts';
import { releaseAllExpiredPlaces } from '#backend/places/release-places.ts';
import { sendRefunds } from '#backend/refunds/send-refund.ts';
import { localDate } from '#backend/serialize/venue-time.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { withinSeconds } from '#backend/workers/keep-claim.ts';
import { repeatJob, type Job, type JobReport } from '#backend/workers/repeat-job.ts';
import type { WorkerPool } from '#backend/workers/worker-pool.ts';
import { createPurgeOld } from './purge-old.ts';

/** Cleans up expired holds and reserved credit. Nothing depends on it, because every reader compares with the clock. */
export async function releaseExpiredHolds(
  { db, clock, log }: Pick<Dependencies, 'db' | 'clock' | 'log'>,
  signal = new AbortController().signal,
): Promise<void> {
  const now = clock.now();
  const onFailure = (err: unknown, occurrenceId: string) =>
    log.warn({ err, occurrenceId }, 'holds could not be given back');
  notifyChange(db, await releaseAllExpiredPlaces(db, now, { signal, onFailure }));
  await sql`
    with released as (
      update credit_reservations set state = 'released'
      where id in (
        select id from credit_reservations where state = 'reserved' and pinned_by is null and expires_at <= ${now}
        for no key update skip locked)
      returning account_id, amount
    ), sums as (
      select account_id, sum(amount) as amount from released group by account_id
    )
    update credit_accounts set reserved = credit_accounts.reserved - sums.amount
    from sums where credit_accounts.id = sums.account_id`.execute(db);
}

/**
 * Creates the job that revalidates a venue's cached pages once a new day has begun there, because they still select
 * yesterday. A new process also revalidates on its first run, since no other process may have done it.
 */
export function createRevalidateNewDay({
  db,
  clock,
  services,
}: Pick<Dependencies, 'db' | 'clock' | 'services'>): () => Promise<void> {
  const days = new Map<string, string>();
  return async () => {
    const venues = await db.selectFrom('venues').select(['slug', 'timezone']).execute();
    const now = clock.now();
    const tags: string[] = [];
    for (const { slug, timezone } of venues) {
      const today = localDate(now, timezone);
      if (days.get(slug) === today) continue;
      days.set(slug, today);
      tags.push(`activities:${slug}`);
    }
    if (tags.length > 0) services.revalidate(tags);
  };
}

interface Jobs {
  jobs: Job[];
  /** Worker pools whose work may go on when a run is over. */
  workers: WorkerPool[];
}

/** All recurring jobs. */
export function createJobs(dependencies: Dependencies): Jobs {
  const deliver = createDeliver(dependencies);
  const mails = mailWorkers();
  const unpaid = paymentWorkers();
  const payments = paymentWorkers();
  const jobs: Job[] = [
    { name: 'send-reset-links', everySeconds: 2, run: (signal) => sendResetLinks(dependencies, signal) },
    {
      name: 'send-mails',
      everySeconds: 5,
      run: (signal) => sendMails(dependencies, deliver, { workers: mails, signal }),
    },
    { name: 'revalidate-new-day', everySeconds: 5, run: createRevalidateNewDay(dependencies) },
    {
      name: 'expire-payments',
      everySeconds: 15,
      run: (signal) => reconcilePayments(dependencies, { stage: 'unpaid', workers: unpaid, signal }),
    },
    {
      name: 'reconcile-payments',
      everySeconds: 15,
      run: (signal) => reconcilePayments(dependencies, { workers: payments, signal }),
    },
    { name: 'process-notifications', everySeconds: 2, run: (signal) => processNotifications(dependencies, signal) },
    { name: 'send-refunds', everySeconds: 15, run: (signal) => sendRefunds(dependencies, signal) },
    { name: 'release-expired-holds', everySeconds: 3, run: (signal) => releaseExpiredHolds(dependencies, signal) },
    { name: 'release-ended-payment-locks', everySeconds: 60, run: () => releaseEndedPaymentLocks(dependencies) },
    { name: 'forget-cards', everySeconds: 60, run: (signal) => forgetCards(dependencies, signal) },
    { name: 'run-waitlists', everySeconds: 15, run: (signal) => runWaitlists(dependencies, signal) },
    { name: 'remind-of-papers', everySeconds: 600, run: (signal) => remindOfPapers(dependencies, signal) },
    { name: 'make-exports', everySeconds: 10, run: (signal) => makeExports(dependencies, signal) },
    { name: 'close-accounts', everySeconds: 600, run: (signal) => closeAccounts(dependencies, signal) },
    { name: 'run-memberships', everySeconds: 60, run: (signal) => runMemberships(dependencies, signal) },
    { name: 'expire-joinings', everySeconds: 600, run: (signal) => expireJoinings(dependencies, signal) },
    { name: 'run-billing', everySeconds: 30, run: (signal) => runBilling(dependencies, signal) },
    { name: 'check-settlement', everySeconds: 600, run: (signal) => checkSettlement(dependencies, signal) },
    { name: 'purge-old', everySeconds: 3600, run: createPurgeOld(dependencies) },
  ];
  return { jobs, workers: [mails, unpaid, payments] };
}

export interface RunningJobs {
  reports: () => JobReport[];
  /** Starts nothing more and waits for what is under way, ten seconds at most. */
  stop: () => Promise<void>;
}

const stopSeconds = 10;
const quarterMinute = 15;
const hurriedSeconds = 2;

/**
 * A job that runs every 15 seconds or more often, every two at most: where tests make time pass, they would otherwise
 * mostly wait for it.
 */
export function hurry(job: Job): Job {
  if (job.everySeconds > quarterMinute) return job;
  return { ...job, restartSeconds: Math.min(job.everySeconds, hurriedSeconds) };
}

/**
 * Starts the recurring jobs: reconciling payments, sending mail, releasing holds, offering free places. Every process
 * runs them all on its own timers; work that must be done only once is claimed in the database.
 */
export function startJobs(dependencies: Dependencies): RunningJobs {
  const { jobs, workers } = createJobs(dependencies);
  const { sandboxControl } = dependencies.config;
  const repeatedJobs = jobs.map((job) => repeatJob(sandboxControl ? hurry(job) : job, dependencies.log));
  const allEnded = async () => {
    await Promise.all(repeatedJobs.map((job) => job.stop()));
    await Promise.all(workers.map((pool) => pool.idle()));
  };
  return {
    reports: () => repeatedJobs.map((job) => job.report()),
    stop: () => withinSeconds(stopSeconds, allEnded),
  };
}
