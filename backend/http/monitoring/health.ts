import { setTimeout } from 'node:timers/promises';
import type { Dependencies } from '#backend/context.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import { readBacklog, type Backlog } from '#backend/jobs/backlog.ts';
import type { JobReport } from '#backend/jobs/repeat-job.ts';

const timeoutMs = 2_000;
const overdueSeconds = 300;
const missedRuns = 3;

export type ReadReports = () => readonly JobReport[];

/** What is read; null when the database does not answer in two seconds. */
export async function inTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  const stop = new AbortController();
  const tooLate = setTimeout(timeoutMs, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([reading.catch(() => null), tooLate]).finally(() => stop.abort());
}

/** Reasons why the state is `degraded`. */
function complaints({ overduePaymentSeconds }: Backlog, reports: readonly JobReport[]): string[] {
  const lateJobs = reports.filter(
    ({ everySeconds, secondsSinceSuccess }) => secondsSinceSuccess > everySeconds * missedRuns,
  );
  return [
    ...lateJobs.map(
      ({ name, secondsSinceSuccess }) => `job ${name} has not succeeded for ${Math.floor(secondsSinceSuccess)} seconds`,
    ),
    ...(overduePaymentSeconds > overdueSeconds
      ? [`a payment is overdue for ${Math.floor(overduePaymentSeconds)} seconds`]
      : []),
  ];
}

/**
 * `GET /api/health`: 503 when the database does not answer within two seconds, and `degraded` with the
 * reasons when a job of this process has missed three runs or a payment is overdue for five minutes.
 */
export async function healthReply(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  reports: ReadReports,
): Promise<HttpReply> {
  const backlog = await inTime(readBacklog(dependencies));
  const reasons = backlog === null ? [] : complaints(backlog, reports());
  const database = backlog === null ? 'down' : 'ok';
  const status = reasons.length > 0 ? 'degraded' : database;
  return {
    status: backlog === null ? 503 : 200,
    body: JSON.stringify({ status, database, ...(reasons.length > 0 && { reasons }) }),
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': 'no-store',
      ...(backlog === null && { 'Retry-After': '5' }),
    },
  };
}
