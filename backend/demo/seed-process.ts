import { once } from 'node:events';
import { z } from 'zod';
import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { seedDemo } from './seed.ts';

/** A message, and the handle that may come with one. */
const orderSchema = z.tuple([z.object({ ownerUrl: z.string() })]).rest(z.unknown());

const [{ ownerUrl }] = orderSchema.parse(await once(process, 'message'));
const db = connect({ url: ownerUrl, max: 2, withoutTimeouts: true });
try {
  const sessions = await seedDemo(db, readConfig(), systemClock.now());
  process.send?.({ sessions });
} finally {
  await db.destroy();
}
process.disconnect();
