import { hurry } from '#backend/jobs/start-jobs.ts';
import { testLog } from '#tests/support/backend.ts';
import { barrier } from '#tests/support/barrier.ts';
import { goesOn, pauseAfter, repeatJob, type Job } from './repeat-job.ts';

function repeated(run: Job['run']) {
  const { log, lines } = testLog();
  return { job: repeatJob({ name: 'a job', everySeconds: 0, run }, log), lines };
}

it('runs again after a run that failed, whatever it failed with', async () => {
  let runs = 0;
  const again = barrier(2);
  const { job, lines } = repeated(() => {
    runs += 1;
    if (runs === 1) throw new Error('at once');
    if (runs === 2) return Promise.reject(new Error('later'));
    return again();
  });
  await again();
  await job.stop();
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ msg: 'job failed', job: 'a job' });
  expect(job.report()).toMatchObject({ name: 'a job', failures: 2 });
});

it('waits for a run before it starts the next', async () => {
  let [running, most, runs] = [0, 0, 0];
  const enough = barrier(2);
  const { job } = repeated(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
    if ((runs += 1) === 2) void enough();
  });
  await enough();
  await job.stop();
  expect(most).toBe(1);
});

it('aborts the signal of a running job when the process stops, and waits for it', async () => {
  const started = barrier(2);
  let hasEnded = false;
  const { job } = repeated(async (signal) => {
    void started();
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    hasEnded = true;
  });
  await started();
  await job.stop();
  expect(hasEnded).toBe(true);
});

it('goes on at once after a run that had more to do', async () => {
  expect(pauseAfter({ everySeconds: 3600, hasSucceeded: true, isUnfinished: true, tookMs: 10_000 }, 0)).toBe(1_000);
  let runs = 0;
  const again = barrier(2);
  const { log } = testLog();
  const run = () => ((runs += 1) === 1 ? Promise.resolve(goesOn) : again());
  const job = repeatJob({ name: 'a job', everySeconds: 3600, run }, log);
  await again();
  await job.stop();
  expect(job.report()).toMatchObject({ everySeconds: 3600, failures: 0 });
});

it('runs once in every interval, and soon again after a failure', () => {
  const hourly = { everySeconds: 3600, hasSucceeded: true, tookMs: 500 };
  expect(pauseAfter(hourly, 0)).toBe(3_600_000 - 500);
  expect(pauseAfter(hourly, 1)).toBe(2_880_000 - 500);
  expect(pauseAfter({ ...hourly, hasSucceeded: false }, 0)).toBe(5_000 - 500);
  expect(pauseAfter({ everySeconds: 5, hasSucceeded: false, tookMs: 20_000 }, 0)).toBe(1_000);
});

it('waits two seconds at most for a frequent job where tests make time pass, and is as healthy as ever', () => {
  const job = (everySeconds: number): Job => ({ name: 'a job', everySeconds, run: () => Promise.resolve() });
  expect(hurry(job(15))).toMatchObject({ everySeconds: 15, restartSeconds: 2 });
  expect(hurry(job(60))).not.toHaveProperty('restartSeconds');
});

it('runs again by its own pause, not by the interval that its health is judged by', async () => {
  let runs = 0;
  const again = barrier(2);
  const { log } = testLog();
  const run = () => ((runs += 1) === 1 ? Promise.resolve() : again());
  const job = repeatJob({ name: 'a job', everySeconds: 3600, restartSeconds: 0, run }, log);
  await again();
  await job.stop();
  expect(job.report().everySeconds).toBe(3600);
});
