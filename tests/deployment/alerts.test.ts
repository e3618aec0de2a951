import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { createLog } from '#backend/http/monitoring/log.ts';
import { randomIds } from '#backend/ids.ts';
import { createJobs } from '#backend/jobs/start-jobs.ts';
import { noRateLimits } from '#backend/rate-limits/rate-limits.ts';
import { absentDatabase, testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const text = readFileSync(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8');
const rules = rulesSchema.parse(parse(text)).groups.flatMap((group) => group.rules);

/** Of Prometheus itself, of node_exporter and of blackbox_exporter. */
const others = /\bup\{job="touchline-(web|backend)"\}|node_filesystem_\w+|probe_\w+\{job="touchline-sites"\}/;
const ours = rules.filter(({ expr }) => !others.test(expr));

it.each(ours)('$alert is about metrics that the backend has', async ({ expr }) => {
  const metrics = await testBackend({ redisAnswers: () => Promise.resolve(false) }).call('/metrics');
  const named = [...expr.matchAll(/touchline_\w+/g)].map(([name]) => name.replace(/(?<=duration_seconds)_\w+$/, ''));
  expect(named).not.toEqual([]);
  for (const name of named) expect(metrics.text).toContain(`# TYPE ${name} `);
});

it('knows whether Redis answers, where it is used', async () => {
  const read = async (options: object) => (await testBackend(options).call('/metrics')).text;
  expect(await read({ redisAnswers: () => Promise.resolve(false) })).toContain('\ntouchline_redis_up 0\n');
  expect(await read({ redisAnswers: () => Promise.resolve(true) })).toContain('\ntouchline_redis_up 1\n');
  expect(await read({})).not.toContain('touchline_redis_up');
  expect(await read({ secondsAhead: () => -3 })).toContain('\ntouchline_clock_ahead_seconds -3\n');
});

it('watches failures, time, the database, Redis, both programs, the sites, their certificates and the disk', () => {
  const names = rules.map(({ alert }) => alert);
  expect(names).toEqual(
    expect.arrayContaining([
      ...['Failing', 'Slow', 'DatabaseDown', 'RedisDown', 'WebDown', 'BackendDown'],
      ...['SiteDown', 'CertificateEnding', 'DiskFilling', 'ClockWrong'],
    ]),
  );
});

it('names jobs that there are', () => {
  const db = absentDatabase();
  const services = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
  const known = { db, clock: testClock(), config: testConfig(), ids: randomIds, services, log: createLog('silent') };
  const { jobs } = createJobs({ ...known, limits: noRateLimits });
  const patterns = ours.flatMap(({ expr }) =>
    [...expr.matchAll(/job=~?"([^"]+)"/g)].map(([, pattern = '']) => pattern),
  );
  for (const pattern of patterns.flatMap((alternatives) => alternatives.split('|')))
    expect(jobs.filter(({ name }) => new RegExp(`^${pattern}$`).test(name))).not.toEqual([]);
});
