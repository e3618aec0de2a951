import pg from 'pg';
import { startBareNext } from '#bench/baselines/bare-next.ts';
import type { Baseline } from '#bench/baselines/baseline.ts';
import { oneStatementTables } from '#bench/baselines/one-statement.ts';
import { startPlain } from '#bench/baselines/plain.ts';
import { ask } from '#bench/load/request.ts';
import { findFreePorts } from '#scripts/system/free-ports.mjs';
import { readCopy, type Copy } from './copy.ts';
import { findPlace, type Place } from './place.ts';

/** What every measurement gets. */
export interface Bench {
  copy: Copy;
  place: Place;
  database: pg.Client;
  /** The timetable call that is measured: its path, and the bytes it answers. */
  timetablePath: string;
  plain: Baseline;
  /** Served by the same process as `plain`. */
  honoPort: number;
  bareNext: Baseline;
}

const firstPort = 3960;

/** Starts the servers to compare with, runs the work, and stops them again. Returns what the work did. */
export async function withBench<Result>(work: (bench: Bench) => Promise<Result>): Promise<Result> {
  const copy = await readCopy();
  const place = await findPlace(copy);
  const timetablePath = `/api/activities/venue/${place.venue}/activity/fitness-classes/v2/timetable?date=${place.days.classes}`;
  const { body: sameBytes } = await ask({ port: copy.backendPort, path: timetablePath });
  const database = new pg.Client({ connectionString: copy.databaseUrl });
  await database.connect();
  await database.query(oneStatementTables);
  const plainPort = Number(await findFreePorts(firstPort, 3));
  const [honoPort, nextPort] = [plainPort + 1, plainPort + 2] as const;
  const startedBaselines: Baseline[] = [];
  try {
    const plain = await startPlain({ plainPort, honoPort, databaseUrl: copy.databaseUrl, sameBytes });
    startedBaselines.push(plain);
    const bareNext = await startBareNext(nextPort, sameBytes);
    startedBaselines.push(bareNext);
    return await work({ copy, place, database, timetablePath, plain, honoPort, bareNext });
  } finally {
    for (const baseline of startedBaselines) await baseline.stop();
    await database.query('drop schema if exists bench cascade');
    await database.end();
  }
}
