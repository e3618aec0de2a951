import type { Dependencies } from '#backend/context.ts';
import { createJobs } from './jobs.ts';
import { repeatJob, type JobReport } from './repeat-job.ts';
import { withinSeconds } from './time-limit.ts';

export interface RunningJobs {
  reports: () => JobReport[];
  /** Starts nothing more and waits for what is under way, ten seconds at most. */
  stop: () => Promise<void>;
}

const stopSeconds = 10;

/**
 * Starts the recurring jobs: reconciling payments, sending mail, releasing holds, offering free places. Every process
 * runs them all on its own timers; work that must be done only once is claimed in the database.
 */
export function startJobs(dependencies: Dependencies): RunningJobs {
  const { jobs, workers } = createJobs(dependencies);
  const repeatedJobs = jobs.map((job) => repeatJob(job, dependencies.log));
  const allEnded = async () => {
    await Promise.all(repeatedJobs.map((job) => job.stop()));
    await Promise.all(workers.map((pool) => pool.idle()));
  };
  return {
    reports: () => repeatedJobs.map((job) => job.report()),
    stop: () => withinSeconds(stopSeconds, allEnded),
  };
}
