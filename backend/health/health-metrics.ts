import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '#backend/context.ts';
import { poolState } from '#backend/db/connection/connections.ts';
import { countAttention } from '#backend/payments/attention/count-attention.ts';
import { readBacklog } from './backlog.ts';
import { inTime, type HealthChecks } from './health.ts';

/** Metrics of jobs, backlog, database connections, Redis where it is used, and the clock. */
export function addHealthMetrics(
  register: Registry,
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  { jobs: reports, redisAnswers, secondsAhead = () => 0 }: HealthChecks,
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
  gauge('clock_ahead_seconds', "By how much the machine's clock is ahead of the database's", [], (ahead) => {
    ahead.set(secondsAhead());
  });
  if (redisAnswers !== undefined) {
    gauge('redis_up', 'Whether Redis, which the limits of all processes are counted in, answered', [], async (up) => {
      up.set((await redisAnswers()) ? 1 : 0);
    });
  }
  gauge('database_up', 'Whether the database answered within two seconds', [], async (up) => {
    up.set((await inTime(readBacklog(dependencies))) === null ? 0 : 1);
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
