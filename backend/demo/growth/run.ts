import { parseArgs } from 'node:util';
import { z } from 'zod';
import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { openForTool } from '#backend/db/connection/open-for-tool.ts';
import type { Db } from '#backend/db/schema.ts';
import { demoId } from '#backend/demo/identity.ts';
import { seedDemo } from '#backend/demo/seed.ts';
import { createLog } from '#backend/http/monitoring/log.ts';
import { createRevalidate } from '#backend/revalidate.ts';
import { grow, type Grown, type Growth } from './grow.ts';

const usage = `Usage: npm run grow -- --venues 2000 --occurrences 1000000 [--seed 1]
`;

const count = z.coerce.number().int().min(1);
const growthSchema = z.object({ venues: count, occurrences: count, seed: count.default(1) });

function readArguments(): Growth | undefined {
  const option = { type: 'string' } as const;
  const { values } = parseArgs({ options: { venues: option, occurrences: option, seed: option }, strict: false });
  return growthSchema.safeParse(values).data;
}

/** Made-up venues must not get into an operator's own database. */
async function requireDemo(db: Db): Promise<void> {
  const operator = await db.selectFrom('operators').select('id').executeTakeFirst();
  if (operator?.id !== demoId('operator')) throw new Error('Only the demo world can be grown.');
}

async function runGrowth(growth: Growth): Promise<Grown> {
  const config = readConfig();
  const database = await openForTool(config);
  const db = connect({ url: database.ownerUrl, max: 2, withoutTimeouts: true });
  try {
    if (config.demo) await seedDemo(db, config, systemClock.now());
    await requireDemo(db);
    const grown = await grow(db, growth, systemClock.now(), ({ venues, occurrences }) =>
      process.stdout.write(`\r${venues} venues, ${occurrences} occurrences`),
    );
    if (grown.venues > 0) createRevalidate({ config, log: createLog(config.logLevel), fetch })(['venues']);
    return grown;
  } finally {
    await db.destroy();
    await database.stop();
  }
}

const growth = readArguments();
if (growth === undefined) {
  process.stderr.write(usage);
  process.exitCode = 1;
} else {
  try {
    const { venues, occurrences } = await runGrowth(growth);
    process.stdout.write(`\r${venues} venues and ${occurrences} occurrences added\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
