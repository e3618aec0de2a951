import { runBilling } from '#backend/billing/run-billing.ts';
import { reconcilePayments } from '#backend/checkout/reconcile-payments.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

/**
 * A process that runs the billing of 1 December 2026 again and again until it is killed; its clock goes on from noon of
 * that day from `BILLING_STARTED_AT`, a minute in two seconds. One answer of the bank in twenty is lost.
 */
const config = readConfig();
const startedAt = Number(process.env.BILLING_STARTED_AT);
const speed = 30;
const clock = { now: () => new Date(Date.parse('2026-12-01T12:00:00Z') + (Date.now() - startedAt) * speed) };

async function lossyFetch(...sent: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...sent);
  if (Math.random() < 0.05) throw new TypeError('the connection was closed');
  return response;
}

const dependencies = {
  db: connect({ url: config.databaseUrl ?? '' }),
  clock,
  ids: randomIds,
  log: createLog('fatal'),
  config,
  services: { payments: { fetch: lossyFetch }, files: memoryStorage(), revalidate: () => undefined },
};
process.stdout.write('started\n');
const pace = { claimSeconds: 90, pollSeconds: 30, unansweredSeconds: 30, lostHoldSeconds: [60, 60] } as const;
for (;;) {
  await runBilling(dependencies, undefined, pace);
  await reconcilePayments(dependencies);
  await new Promise((resolve) => setTimeout(resolve, 100));
}
