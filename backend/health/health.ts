import { setTimeout } from 'node:timers/promises';
import type { Dependencies } from '#backend/context.ts';
import { readServerConnections, type ServerConnections } from '#backend/db/connection/server-connections.ts';
import type { Db } from '#backend/db/schema.ts';
import { jsonType, type HttpReply } from '#backend/http/output/http-reply.ts';
import type { JobReport } from '#backend/workers/repeat-job.ts';
import { readBacklog, type Backlog } from './backlog.ts';

const timeoutMs = 2_000;
const overdueSeconds = 300;
const missedRuns = 3;

/** The share of the server's connections that another process, as while a release is rolled out, should still find. */
const fullShare = 0.9;
/** More than the clocks of machines that keep their time differ by. */
const clockSeconds = 2;

export type ReadReports = () => readonly JobReport[];

/** What health asks besides the database. */
export interface HealthChecks {
  jobs: ReadReports;
  /** Whether Redis answers, where it is used. */
  redisAnswers?: (() => Promise<boolean>) | undefined;
  readConnections?: (db: Db) => Promise<ServerConnections>;
  /** By how much the clock of this machine is ahead of the database's. */
  secondsAhead?: () => number;
}

/** What is read; null when the database does not answer in two seconds. */
export async function inTime<Value>(reading: Promise<Value>): Promise<Value | null> {
  const stop = new AbortController();
  const tooLate = setTimeout(timeoutMs, null, { signal: stop.signal }).catch(() => null);
  return Promise.race([reading.catch(() => null), tooLate]).finally(() => stop.abort());
}

function clockComplaints(secondsAhead: number): string[] {
  if (Math.abs(secondsAhead) <= clockSeconds) return [];
  const way = secondsAhead > 0 ? 'ahead of' : 'behind';
  return [
    `the clock of this machine is ${Math.round(Math.abs(secondsAhead))} seconds ${way} the database's, which is used`,
  ];
}

function connectionComplaints({ used, most }: ServerConnections): string[] {
  if (used < most * fullShare) return [];
  return [
    `${used} of ${most} connections of the database are taken: fewer processes, a smaller DATABASE_POOL, or a pooler`,
  ];
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
 * reasons when a job of this process has missed three runs, a payment is overdue for five minutes, Redis does not answer,
 * nine tenths of the database's connections are taken, or the clock of this machine differs by more than two seconds from the database's.
 */
export async function healthReply(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  { jobs, redisAnswers, readConnections = readServerConnections, secondsAhead = () => 0 }: HealthChecks,
): Promise<HttpReply> {
  const [backlog, isRedisThere, connections] = await Promise.all([
    inTime(readBacklog(dependencies)),
    redisAnswers?.(),
    inTime(readConnections(dependencies.db)),
  ]);
  const found = [
    ...(backlog === null ? [] : complaints(backlog, jobs())),
    ...(isRedisThere === false ? ['Redis does not answer: each process counts for its own rate limits'] : []),
    ...(connections === null ? [] : connectionComplaints(connections)),
    ...clockComplaints(secondsAhead()),
  ];
  const reasons = backlog === null ? [] : found;
  const database = backlog === null ? 'down' : 'ok';
  const redis = isRedisThere === false ? 'down' : 'ok';
  const status = reasons.length > 0 ? 'degraded' : database;
  return {
    status: backlog === null ? 503 : 200,
    body: JSON.stringify({
      status,
      database,
      ...(isRedisThere !== undefined && { redis }),
      ...(reasons.length > 0 && { reasons }),
    }),
    headers: {
      'Content-Type': jsonType,
      'Cache-Control': 'no-store',
      ...(backlog === null && { 'Retry-After': '5' }),
    },
  };
}
