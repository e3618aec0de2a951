import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { createLog } from '#backend/http/monitoring/log.ts';
import { noRateLimits } from '#backend/http/rate-limits/rate-limits.ts';
import { randomIds } from '#backend/ids.ts';
import { createJobs } from '#backend/jobs/jobs.ts';
import { absentDatabase, testBackend, testClock, testConfig } from '#tests/support/backend.ts';
import { memoryStorage } from '#tests/support/memory-storage.ts';

const rulesSchema = z.object({
  groups: z.array(z.object({ rules: z.array(z.object({ alert: z.string(), expr: z.string() })) })),
});
const text = readFileSync(new URL('../../deploy/alerts.yaml', import.meta.url), 'utf8');
const rules = rulesSchema.parse(parse(text)).groups.flatMap((group) => group.rules);

it.each(rules)('$alert is about metrics that the backend has', async ({ expr }) => {
  const metrics = await testBackend().call('/metrics');
  const named = [...expr.matchAll(/touchline_\w+/g)].map(([name]) => name);
  expect(named).not.toEqual([]);
  for (const name of named) expect(metrics.text).toContain(`# TYPE ${name} `);
});

it('names jobs that there are', () => {
  const db = absentDatabase();
  const services = { payments: { fetch }, files: memoryStorage(), revalidate: () => undefined };
  const known = { db, clock: testClock(), config: testConfig(), ids: randomIds, services, log: createLog('silent') };
  const { jobs } = createJobs({ ...known, limits: noRateLimits });
  const patterns = rules.flatMap(({ expr }) =>
    [...expr.matchAll(/job=~?"([^"]+)"/g)].map(([, pattern = '']) => pattern),
  );
  for (const pattern of patterns.flatMap((alternatives) => alternatives.split('|')))
    expect(jobs.filter(({ name }) => new RegExp(`^${pattern}$`).test(name))).not.toEqual([]);
});
