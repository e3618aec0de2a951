import pg from 'pg';
import { startBareNext } from '#bench/baselines/bare-next.ts';
import type { Baseline } from '#bench/baselines/baseline.ts';
import { oneStatementTables } from '#bench/baselines/one-statement.ts';
import { startPlain } from '#bench/baselines/plain.ts';
import { ask } from '#bench/load/request.ts';
import { findFreePorts } from '#scripts/system/free-ports.mjs';
import { readCopy, type Copy } from './copy.ts';
import { customerBookings, type CustomerBookings } from './customer-bookings.ts';
import { makeCustomers, makeHotSession } from './customers.ts';
import { findPlace, type Place } from './place.ts';

/** What every measurement gets. */
export interface Bench {
  copy: Copy;
  place: Place;
  database: pg.Client;
  /** Bookings of one session, made by customers who are made when they are first asked for. */
  bookings: () => Promise<CustomerBookings>;
  /** The timetable call that is measured: its path, and the bytes it answers. */
  timetablePath: string;
  plain: Baseline;
  /** Served by the same process as `plain`. */
  honoPort: number;
  bareNext: Baseline;
}

const firstPort = 3960;
/** More than the bookings of all rounds together. */
const customers = 20_000;

function bookingsOnDemand(copy: Copy, database: pg.Client, { venue, days }: Place): () => Promise<CustomerBookings> {
  let made: Promise<CustomerBookings> | undefined;
  async function make(): Promise<CustomerBookings> {
    const session = await makeHotSession(database, venue, 'fitness-classes', days.classes);
    return customerBookings(copy.backendPort, session, await makeCustomers(database, customers));
  }
  return () => (made ??= make());
}

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
    const bareNext = await startBareNext({ port: nextPort, backendPort: copy.backendPort, sameBytes });
    startedBaselines.push(bareNext);
    const bookings = bookingsOnDemand(copy, database, place);
    return await work({ copy, place, database, bookings, timetablePath, plain, honoPort, bareNext });
  } finally {
    for (const baseline of startedBaselines) await baseline.stop();
    await database.query('drop schema if exists bench cascade');
    await database.end();
  }
}
