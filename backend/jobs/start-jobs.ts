import type { Dependencies } from '#backend/context.ts';
import { createJobs } from './jobs.ts';
import { repeatJob, type Job, type JobReport } from './repeat-job.ts';
import { withinSeconds } from './time-limit.ts';

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
