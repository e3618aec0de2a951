import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withinSeconds } from './keep-claim.ts';

/** What a run resolves with that was ended before its work was done: the next follows at once. */
export const goesOn = Symbol('goes on');

export interface Job {
  name: string;
  everySeconds: number;
  /** Seconds from the start of a run to the next, where they differ from the interval by which its health is judged. */
  restartSeconds?: number;
  /** One run. When `signal` is aborted (timeout or shutdown) it takes on nothing more and returns soon. */
  run: (signal: AbortSignal) => Promise<unknown>;
}

/** How a job of this process is doing. */
export interface JobReport {
  name: string;
  everySeconds: number;
  /** Since its last run that succeeded, or since it was started. */
  secondsSinceSuccess: number;
  /** Runs that failed. */
  failures: number;
}

export interface RepeatedJob {
  report: () => JobReport;
  /** Starts no more runs; resolves when the one under way has ended. */
  stop: () => Promise<void>;
}

/** A run's signal is aborted after this many seconds; a run that goes on is abandoned after as many again. */
const runSeconds = 10;
const shortestPauseMs = 1_000;
/** A failed run is retried after this many seconds, however long the interval. */
const retrySeconds = 5;

interface Run {
  everySeconds: number;
  hasSucceeded: boolean;
  /** Whether there is more to do. */
  isUnfinished?: boolean;
  tookMs: number;
}

/**
 * Milliseconds until the next run: the rest of the interval, less a little jitter by `chance` (0 to 1), so that
 * processes started together do not run together. A second when there is more to do.
 */
export function pauseAfter({ everySeconds, hasSucceeded, isUnfinished = false, tookMs }: Run, chance: number): number {
  if (isUnfinished) return shortestPauseMs;
  const seconds = hasSucceeded ? everySeconds : Math.min(everySeconds, retrySeconds);
  return Math.max(shortestPauseMs, seconds * 1000 * (1 - chance / 5) - tookMs);
}

/**
 * Runs a job at once and then after every pause: a failed run is logged, one that hangs is abandoned, and the next is
 * always scheduled. Every process runs every job.
 */
export function repeatJob({ name, everySeconds, restartSeconds = everySeconds, run }: Job, log: Logger): RepeatedJob {
  const stopping = new AbortController();
  let succeededAt = performance.now();
  let failures = 0;

  /** Whether it succeeded, and has more to do. */
  async function runOnce(): Promise<{ hasSucceeded: boolean; isUnfinished: boolean }> {
    const runEnd = new AbortController();
    const end = () => runEnd.abort();
    const timer = setTimeout(end, runSeconds * 1000);
    stopping.signal.addEventListener('abort', end, { once: true });
    try {
      const outcome = await withinSeconds(runSeconds * 2, () => run(runEnd.signal));
      succeededAt = performance.now();
      return { hasSucceeded: true, isUnfinished: outcome === goesOn };
    } catch (err) {
      failures += 1;
      log.error({ err, job: name }, 'job failed');
      return { hasSucceeded: false, isUnfinished: false };
    } finally {
      clearTimeout(timer);
      stopping.signal.removeEventListener('abort', end);
    }
  }

  async function repeat(): Promise<void> {
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const outcome = await runOnce();
      const tookMs = performance.now() - startedAt;
      const pause = pauseAfter({ ...outcome, everySeconds: restartSeconds, tookMs }, Math.random());
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const repeating = repeat();
  return {
    report: () => ({ name, everySeconds, secondsSinceSuccess: (performance.now() - succeededAt) / 1000, failures }),
    stop: () => {
      stopping.abort();
      return repeating;
    },
  };
}
