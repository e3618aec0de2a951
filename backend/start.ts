import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createBackend } from './app.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { onAvailabilityChanged } from './db/connection/changed-sessions.ts';
import { connect } from './db/connection/connect.ts';
import { openDatabase, type OpenDatabase } from './db/connection/open-database.ts';
import { grantAccess } from './db/grant-access.ts';
import { migrate } from './db/migrate.ts';
import { seedInProcess } from './demo/seed-in-process.ts';
import { listen } from './http/listen.ts';
import { ownRateLimits } from './http/rate-limits/own-rate-limits.ts';
import { redisRateLimits } from './http/rate-limits/redis-rate-limits.ts';
import { randomIds } from './ids.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createAnnounceChanges } from './live/announce-changes.ts';
import { createPlacesFeed } from './live/places-feed.ts';
import { createRevalidate } from './revalidate.ts';
import { openStorage } from './storage/open-storage.ts';
import { createRevalidateTimetables } from './timetable/revalidate-timetables.ts';

/** Stops one part of the backend. */
export type Stop = () => Promise<unknown>;

/** Migrates the tables as their owner, and seeds the demo world where it is wanted. */
async function prepareDatabase(database: OpenDatabase, config: Config, log: Logger): Promise<void> {
  await migrate(database.ownerUrl);
  await grantAccess(database);
  if (!config.demo) return;
  const sessions = await seedInProcess(database.ownerUrl);
  log.info({ sessions }, 'demo world is up to date');
}

function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 2_000 });
  redis.on('error', (err) => log.warn({ err }, 'Redis does not answer'));
  return redis;
}

/** Starts everything in order and returns how to stop it, in the reverse order. */
export async function start(config: Config, log: Logger): Promise<Stop[]> {
  const stops: Stop[] = [];
  const database = await openDatabase(config, log);
  stops.unshift(database.stop);
  await prepareDatabase(database, config, log);
  const db = connect({ url: database.appUrl });
  stops.unshift(() => db.destroy());
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log);
  if (redis !== undefined) stops.unshift(() => redis.quit());
  collectDefaultMetrics();
  const revalidate = createRevalidate({ config, log, fetch });
  const dependencies = {
    db,
    clock: systemClock,
    ids: randomIds,
    log,
    config,
    services: { payments: { fetch }, files: openStorage(config), revalidate },
    limits: redis && config.rateLimits ? redisRateLimits(redis) : ownRateLimits(config, systemClock),
  };
  onAvailabilityChanged(db, createRevalidateTimetables(dependencies));
  onAvailabilityChanged(db, createAnnounceChanges(dependencies));
  const places = createPlacesFeed({ ...dependencies, url: database.appUrl });
  const jobs = startJobs(dependencies);
  stops.unshift(jobs.stop);
  stops.unshift(await listen(createBackend({ ...dependencies, jobs: jobs.reports, places }), config));
  // Before the server stops, which waits for open requests.
  stops.unshift(places.stop);
  log.info({ address: `http://${config.host}:${config.port}` }, 'backend listens');
  return stops;
}
