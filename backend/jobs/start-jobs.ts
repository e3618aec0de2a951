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
 * Starts the work that nobody asks for: reconciling payments, sending mail, tidying holds, offering free places. Every
 * process does it all on timers of its own; what must be done by one at a time is claimed in the database.
 */
export function startJobs(dependencies: Dependencies): RunningJobs {
  const { jobs, workers } = createJobs(dependencies);
  const repeated = jobs.map((job) => repeatJob(job, dependencies.log));
  const ended = async () => {
    await Promise.all(repeated.map((job) => job.stop()));
    await Promise.all(workers.map((pool) => pool.idle()));
  };
  return {
    reports: () => repeated.map((job) => job.report()),
    stop: () => withinSeconds(stopSeconds, ended),
  };
}
