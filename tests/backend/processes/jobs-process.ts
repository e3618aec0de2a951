import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { startJobs } from '#backend/jobs/start-jobs.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

/** A process that runs only our jobs, until it is killed. Settings come from its environment. */
const config = readConfig();
startJobs({
  db: connect({ url: config.databaseUrl ?? '' }),
  clock: systemClock,
  ids: randomIds,
  log: createLog('fatal'),
  config,
  services: { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined },
  limits: noRateLimits,
});
process.stdout.write('started\n');
