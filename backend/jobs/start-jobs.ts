import { PgBoss } from 'pg-boss';
import type { Ports } from '../context.ts';
import { createDeliver } from '../mail/deliver.ts';
import { sendMails } from '../mail/send-mails.ts';
import { reconcilePayments } from '../payments/reconcile-payments.ts';
import { runWaitlists } from '../waitlist/run-waitlists.ts';
import { createBeginDays } from './begin-days.ts';
import { forgetRequests } from './forget-requests.ts';
import { sweepHolds } from './sweep-holds.ts';

interface Job {
  name: string;
  everySeconds: number;
  run: () => Promise<unknown>;
}

const maxRunSeconds = 300;

function jobsOf(ports: Ports): Job[] {
  const deliver = createDeliver(ports);
  return [
    { name: 'send-mails', everySeconds: 5, run: () => sendMails(ports, deliver) },
    { name: 'begin-days', everySeconds: 5, run: createBeginDays(ports) },
    { name: 'reconcile-payments', everySeconds: 15, run: () => reconcilePayments(ports) },
    { name: 'sweep-holds', everySeconds: 15, run: () => sweepHolds(ports) },
    { name: 'run-waitlists', everySeconds: 15, run: () => runWaitlists(ports) },
    { name: 'forget-requests', everySeconds: 3600, run: () => forgetRequests(ports) },
  ];
}

/** Runs one job over and over: each run plans the next, and of all processes one has it. */
async function startJob(boss: PgBoss, { name, everySeconds, run }: Job, log: Ports['log']): Promise<void> {
  // One waiting and one running at most: processes that start together do not multiply it.
  await boss.createQueue(name, { policy: 'stately', retryLimit: 0, expireInSeconds: maxRunSeconds, deleteAfterSeconds: 3600 });
  await boss.work(name, { pollingIntervalSeconds: Math.min(everySeconds, 5) }, async () => {
    try {
      await run();
    } catch (err) {
      log.error({ err, job: name }, 'job failed');
    }
    await boss.send(name, null, { startAfter: everySeconds });
  });
  await boss.send(name);
}

/**
 * Starts the work that nobody asks for: reconciling payments, sending mail, tidying holds, offering free places. It
 * keeps its own tables in the schema `jobs` of the same database. Returns how to stop it; runs under way are finished.
 */
export async function startJobs(ports: Ports, databaseUrl: string): Promise<() => Promise<void>> {
  const { log } = ports;
  const boss = new PgBoss({ connectionString: databaseUrl, schema: 'jobs', max: 4, schedule: false });
  boss.on('error', (err) => log.error({ err }, 'jobs are in trouble'));
  await boss.start();
  for (const job of jobsOf(ports)) await startJob(boss, job, log);
  return () => boss.stop({ graceful: true, timeout: 10_000 });
}
