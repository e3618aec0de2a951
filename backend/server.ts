import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createCircuitBreaker } from '#contract/circuit-breaker.ts';
import { createBackend } from './app.ts';
import { openDatabaseClock, systemClock } from './clock.ts';
import { ConfigError, readConfig, type Config } from './config.ts';
import { connect } from './db/connection/connect.ts';
import { openDatabase, type OpenDatabase } from './db/connection/open-database.ts';
import { prepareConnections } from './db/connection/session-settings.ts';
import { onAvailabilityChanged } from './db/connection/transact.ts';
import { prepareSchema } from './db/prepare-schema.ts';
import { seedInProcess } from './demo/seed-in-process.ts';
import { createLog } from './http/monitoring/log.ts';
import { randomIds } from './ids.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { listen } from './listen.ts';
import { createAnnounceChanges } from './live/announce-changes.ts';
import { createPlacesFeed } from './live/places-feed.ts';
import { ownRateLimits } from './rate-limits/memory-rate-limits.ts';
import { redisRateLimits } from './rate-limits/redis-rate-limits.ts';
import { createRevalidate } from './revalidate.ts';
import { checkStorage, openStorage } from './storage/open-storage.ts';
import { createRevalidateTimetables } from './timetable/revalidate-timetables.ts';

/** Stops one part of the backend. */
type Stop = () => Promise<unknown>;

/** Migrates the tables where this process may, and seeds the demo world where it is wanted. */
async function prepareDatabase(database: OpenDatabase, config: Config, log: Logger): Promise<void> {
  await prepareSchema(database);
  if (!config.demo || database.ownerUrl === null) return;
  const sessions = await seedInProcess(database.ownerUrl);
  log.info({ sessions }, 'demo world is up to date');
}

function openRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 1, commandTimeout: 500 });
  redis.on('error', (err) => log.warn({ err }, 'Redis does not answer'));
  return redis;
}

/** The rate limits of all backends, where they have Redis, and whether that answers. */
function openLimits(config: Config, redis: Redis | undefined) {
  const processLimits = ownRateLimits(config, systemClock);
  if (redis === undefined) return { limits: processLimits, redisAnswers: undefined };
  const breaker = createCircuitBreaker(Date.now);
  const redisAnswers = () =>
    breaker.ask(
      async () => (await redis.ping()) === 'PONG',
      () => false,
    );
  return { limits: config.rateLimits ? redisRateLimits(redis, processLimits, breaker) : processLimits, redisAnswers };
}

/** Starts everything in order and returns how to stop it, in the reverse order. */
async function start(config: Config, log: Logger): Promise<Stop[]> {
  const stops: Stop[] = [];
  const database = await openDatabase(config, log);
  stops.unshift(database.stop);
  await prepareDatabase(database, config, log);
  const files = openStorage(config);
  if (!config.demo) await checkStorage(files);
  await prepareConnections(database.appUrl, config.databasePool);
  const db = connect({ url: database.appUrl, max: config.databasePool });
  stops.unshift(() => db.destroy());
  const clock = await openDatabaseClock(db);
  stops.unshift(() => Promise.resolve(clock.stop()));
  const redis = config.redisUrl === undefined ? undefined : openRedis(config.redisUrl, log);
  if (redis !== undefined) stops.unshift(() => Promise.resolve(redis.disconnect()));
  const { limits, redisAnswers } = openLimits(config, redis);
  collectDefaultMetrics();
  const revalidate = createRevalidate({ config, log, fetch });
  const dependencies = {
    db,
    clock,
    ids: randomIds,
    log,
    config,
    services: { payments: { fetch }, files, revalidate },
    limits,
  };
  onAvailabilityChanged(db, createRevalidateTimetables(dependencies));
  onAvailabilityChanged(db, createAnnounceChanges(dependencies));
  const places = createPlacesFeed({ ...dependencies, url: config.databaseListenUrl ?? database.appUrl });
  const jobs = startJobs(dependencies);
  stops.unshift(jobs.stop);
  const options = { ...dependencies, redisAnswers, jobs: jobs.reports, places, secondsAhead: clock.secondsAhead };
  stops.unshift(await listen(createBackend(options), config));
  // Before the server stops, which waits for open requests.
  stops.unshift(places.stop);
  log.info({ address: `http://${config.host}:${config.port}` }, 'backend listens');
  return stops;
}

async function stopAll(stops: Stop[], log: Logger): Promise<void> {
  for (const stop of stops) await stop().catch((err: unknown) => log.error({ err }, 'could not stop in good order'));
}

function configOrExit(): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`The backend cannot start with these settings.\n${error.message}\n`);
    process.exit(1);
  }
}

async function run(): Promise<void> {
  const config = configOrExit();
  const log = createLog(config.logLevel);
  try {
    const stops = await start(config, log);
    for (const signal of ['SIGTERM', 'SIGINT']) {
      process.once(signal, () => {
        log.info({ signal }, 'backend stops');
        void stopAll(stops, log).then(() => process.exit(0));
      });
    }
  } catch (err) {
    // The embedded database stops with this process.
    log.fatal({ err }, 'the backend could not start');
    process.exit(1);
  }
}

if (import.meta.main) await run();
