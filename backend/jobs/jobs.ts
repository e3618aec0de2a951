import type { Ports } from '#backend/context.ts';
import { sendResetLinks } from '#backend/customers/send-reset-links.ts';
import { createDeliver } from '#backend/mail/deliver.ts';
import { mailWorkers, sendMails } from '#backend/mail/send-mails.ts';
import { paymentWorkers, reconcilePayments } from '#backend/payments/reconcile-payments.ts';
import { releaseEndedPins } from '#backend/payments/reversal/release-ended-pins.ts';
import { runWaitlists } from '#backend/waitlist/run-waitlists.ts';
import { purgeOld } from './purge-old.ts';
import { sweepHolds } from './release-expired-holds.ts';
import type { Job } from './repeat-job.ts';
import { createBeginDays } from './revalidate-new-day.ts';
import type { WorkerPool } from './worker-pool.ts';

interface Jobs {
  jobs: Job[];
  /** Whose work may go on when a run is over. */
  workers: WorkerPool[];
}

/** Everything that is done again and again without anybody asking. */
export function createJobs(ports: Ports): Jobs {
  const deliver = createDeliver(ports);
  const mails = mailWorkers();
  const unpaid = paymentWorkers();
  const payments = paymentWorkers();
  const jobs: Job[] = [
    { name: 'send-reset-links', everySeconds: 2, run: (signal) => sendResetLinks(ports, signal) },
    { name: 'send-mails', everySeconds: 5, run: (signal) => sendMails(ports, deliver, { workers: mails, signal }) },
    { name: 'begin-days', everySeconds: 5, run: createBeginDays(ports) },
    {
      name: 'expire-payments',
      everySeconds: 15,
      run: (signal) => reconcilePayments(ports, { stage: 'unpaid', workers: unpaid, signal }),
    },
    {
      name: 'reconcile-payments',
      everySeconds: 15,
      run: (signal) => reconcilePayments(ports, { workers: payments, signal }),
    },
    { name: 'sweep-holds', everySeconds: 15, run: (signal) => sweepHolds(ports, signal) },
    { name: 'release-ended-pins', everySeconds: 60, run: () => releaseEndedPins(ports) },
    { name: 'run-waitlists', everySeconds: 15, run: (signal) => runWaitlists(ports, signal) },
    { name: 'purge-old', everySeconds: 3600, run: (signal) => purgeOld(ports, signal) },
  ];
  return { jobs, workers: [mails, unpaid, payments] };
}
