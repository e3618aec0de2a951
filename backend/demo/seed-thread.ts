import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { systemClock } from '#backend/clock.ts';
import { readConfig } from '#backend/config.ts';
import { connect } from '#backend/db/connection/connect.ts';
import { seedDemo } from './seed.ts';

const { ownerUrl } = z.object({ ownerUrl: z.string() }).parse(workerData);
const db = connect({ url: ownerUrl, max: 2, withoutTimeouts: true });
const sessions = await seedDemo(db, readConfig(), systemClock.now()).finally(() => db.destroy());
parentPort?.postMessage(sessions);
