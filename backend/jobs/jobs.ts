import { runBilling } from '#backend/billing/run-billing.ts';
import type { Dependencies } from '#backend/context.ts';
import { sendResetLinks } from '#backend/customers/send-reset-links.ts';
import { expireJoinings } from '#backend/joining/expire-joinings.ts';
import { createDeliver } from '#backend/mail/deliver.ts';
import { mailWorkers, sendMails } from '#backend/mail/send-mails.ts';
import { runMemberships } from '#backend/memberships/run-memberships.ts';
import { checkSettlement } from '#backend/money/settlement/check-settlement.ts';
import { closeAccounts } from '#backend/own-data/close-accounts.ts';
import { makeExports } from '#backend/own-data/make-exports.ts';
import { processNotifications } from '#backend/payments/notifications/process-notifications.ts';
import { paymentWorkers, reconcilePayments } from '#backend/payments/reconcile-payments.ts';
import { releaseEndedPaymentLocks } from '#backend/payments/reversal/release-ended-payment-locks.ts';
import { forgetCards } from '#backend/payments/saved-cards/forget-cards.ts';
import { sendRefunds } from '#backend/refunds/send-refunds.ts';
import { remindOfPapers } from '#backend/restrictions/reminders/remind-of-papers.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { purgeOld } from './purge-old.ts';
import { releaseExpiredHolds } from './release-expired-holds.ts';
import type { Job } from './repeat-job.ts';
import { createRevalidateNewDay } from './revalidate-new-day.ts';
import type { WorkerPool } from './worker-pool.ts';

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
    { name: 'purge-old', everySeconds: 3600, run: (signal) => purgeOld(dependencies, signal) },
  ];
  return { jobs, workers: [mails, unpaid, payments] };
}
