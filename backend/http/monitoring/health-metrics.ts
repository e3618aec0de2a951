import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '#backend/context.ts';
import { poolState } from '#backend/db/connection/connections.ts';
import { readBacklog } from '#backend/jobs/backlog.ts';
import { countAttention } from '#backend/payments/attention/count-attention.ts';
import { inTime, type ReadReports } from './health.ts';

/** Metrics of jobs, backlog and database connections. */
export function addHealthMetrics(
  register: Registry,
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  reports: ReadReports,
): void {
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => void | Promise<void>) => {
    const metric: Gauge = new Gauge({
      name: `touchline_${name}`,
      help,
      labelNames,
      registers: [register],
      collect: () => collect(metric),
    });
  };
  gauge('job_success_age_seconds', 'Seconds since the last run of a job that succeeded', ['job'], (age) => {
    for (const { name, secondsSinceSuccess } of reports()) age.set({ job: name }, secondsSinceSuccess);
  });
  gauge('job_failures_total', 'Runs of a job that failed', ['job'], (failureGauge) => {
    for (const { name, failures } of reports()) failureGauge.set({ job: name }, failures);
  });
  gauge('database_connections', 'Connections of the pool, and requests that wait for one', ['state'], (connections) => {
    for (const [state, count] of Object.entries(poolState(dependencies.db))) connections.set({ state }, count);
  });
  gauge(
    'backlog_seconds',
    'Age of the oldest payment or mail that should have been seen to',
    ['of'],
    async (oldest) => {
      const backlog = await inTime(readBacklog(dependencies));
      oldest.set({ of: 'payments' }, backlog?.overduePaymentSeconds ?? NaN);
      oldest.set({ of: 'mails' }, backlog?.unsentMailSeconds ?? NaN);
    },
  );
  gauge('mails_given_up', 'Mails that failed too often and are not tried any more', [], async (mails) => {
    mails.set((await inTime(readBacklog(dependencies)))?.mailsGivenUp ?? NaN);
  });
  gauge('settlement_differences', 'Payments of which a provider has other amounts than we have', [], async (found) => {
    found.set((await inTime(readBacklog(dependencies)))?.settlementDifferences ?? NaN);
  });
  gauge('payments_needing_attention', 'Payments on the list of staff, by the reason', ['reason'], async (listed) => {
    const counts = await inTime(countAttention(dependencies));
    listed.reset();
    for (const [reason, count] of Object.entries(counts ?? {})) listed.set({ reason }, count);
  });
}
