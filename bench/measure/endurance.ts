import pg from 'pg';
import { mixedLoad, shares } from '#bench/load/mixed-load.ts';
import { sendNext } from '#bench/load/send-next.ts';
import type { Options } from '#bench/options.ts';
import { listenerOn } from '#bench/processes/listener.ts';
import { readMemory } from '#bench/processes/memory.ts';
import { judge, show, skip } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import { getSlope, growthAfterWarmUp, inParts } from '#bench/report/trend.ts';
import type { Copy } from '#bench/world/copy.ts';
import { customerBookings } from '#bench/world/customer-bookings.ts';
import { makeCustomers, makeHotSession } from '#bench/world/customers.ts';
import { grow } from '#bench/world/grow.ts';
import { readOpenVenues } from '#bench/world/open-venues.ts';
import { findPlace } from '#bench/world/place.ts';

const clients = 4;
const samplesInAll = 40;
/** Requests between two makings of customers: twice as many as will book, by the share of bookings, and some more. */
const atOnce = 500;
const customersAtOnce = (atOnce * shares.booking * 2) / 100 + 50;
const megabytes: Target = { limit: 800, is: 'most', unit: ' MB', digits: 0 };
const flat: Target = { limit: 1.1, is: 'most', unit: 'x', digits: 2 };
const none: Target = { limit: 0, is: 'most', unit: '', digits: 0 };

interface MemorySample {
  requests: number;
  web: number;
  backend: number;
  database: number;
  /** Sandbox and supervisor. */
  others: number;
}

/** Megabytes of the copy's processes. The embedded database is a child of the backend and counts for itself. */
function sample({ pid, webPort, backendPort, databasePort }: Copy, requests: number): MemorySample {
  const [web, backend, database] = [webPort, backendPort, databasePort].map(listenerOn) as [number, number, number];
  const databaseMemory = readMemory([database]);
  const [webMemory, served] = [readMemory([web]), readMemory([web, backend, database])];
  return {
    requests,
    web: webMemory,
    backend: served - webMemory - databaseMemory,
    database: databaseMemory,
    others: readMemory([pid, web, backend, database]) - served,
  };
}

const parts = ['web', 'backend', 'database', 'others'] as const;
const sum = (one: MemorySample) => parts.reduce((total, part) => total + one[part], 0);
const sayParts = (one: MemorySample) => parts.map((part) => `${part} ${one[part].toFixed(0)}`).join(', ');

function toRows(group: string, samples: readonly MemorySample[], failed: readonly string[]): Row[] {
  const of = (value: (sample: MemorySample) => number) =>
    samples.map((sample) => ({ requests: sample.requests, value: value(sample) }));
  const perTenThousand = (what: string, part: readonly { requests: number; value: number }[]) =>
    show({ group, what, measured: `${getSlope(part).toFixed(1)} MB`, beside: 'each 10,000 requests' });
  const [firstHalf = [], secondHalf = []] = inParts(of(sum), 2);
  const ratio = (what: string, value: (sample: MemorySample) => number) =>
    judge({ group, what, value: growthAfterWarmUp(of(value)), beside: 'second quarter', target: flat });
  return [
    ...samples.map((sample) =>
      show({
        group,
        what: `after ${sample.requests} requests`,
        measured: `${sum(sample).toFixed(0)} MB`,
        beside: sayParts(sample),
      }),
    ),
    perTenThousand('growth in the first half', firstHalf),
    perTenThousand('growth in the second half', secondHalf),
    ...parts.map((part) => ratio(`last quarter, ${part}`, (sample) => sample[part])),
    ratio('last quarter', sum),
    judge({ group, what: 'the most', value: Math.max(...samples.map(sum)), beside: '', target: megabytes }),
    judge({ group, what: 'requests that failed', value: failed.length, beside: failed[0] ?? '', target: none }),
  ];
}

interface Part {
  /** The number of requests, or Infinity. */
  count: number;
  /** When it ends at the latest, in milliseconds. */
  untilMs: number;
}

/** The next part of the load: its share of the requests, or of the minutes, from now on. */
function nextPart({ requests, minutes }: Options): Part {
  return minutes === undefined
    ? { count: Math.ceil(requests / samplesInAll), untilMs: Infinity }
    : { count: Infinity, untilMs: Date.now() + (minutes * 60_000) / samplesInAll };
}

/** Sends a part of the load. Returns how many requests that were, and those that failed. */
async function sendPart(send: (count: number) => Promise<string[]>, { count, untilMs }: Part) {
  let sent = 0;
  const failed: string[] = [];
  while (sent < count && Date.now() < untilMs) {
    const size = Math.min(atOnce, count - sent);
    failed.push(...(await send(size)));
    sent += size;
  }
  return { sent, failed };
}

/**
 * Memory of all processes under a long mixed load on the grown world: flat when the last quarter takes at most a tenth
 * more than the second.
 */
export async function measureEndurance(copy: Copy, options: Options): Promise<Row[]> {
  const { requests, minutes, world } = options;
  const group = `Memory over ${minutes === undefined ? `${requests} requests` : `${minutes} minutes`}`;
  if (process.platform !== 'linux') return [skip(group, 'all', 'only Linux tells it of other processes')];
  await grow(world);
  const database = new pg.Client({ connectionString: copy.databaseUrl });
  await database.connect();
  const { venue, days } = await findPlace(copy);
  const session = await makeHotSession(database, venue, 'fitness-classes', days.classes);
  const customers: string[] = [];
  const next = mixedLoad({
    copy,
    venues: await readOpenVenues(copy),
    bookings: customerBookings(copy.backendPort, session, customers),
    today: new Date(),
  });
  const samples: MemorySample[] = [];
  const failed: string[] = [];
  const send = async (count: number) => {
    customers.push(...(await makeCustomers(database, customersAtOnce)));
    return sendNext(next, count, clients);
  };
  let sentInAll = 0;
  for (let part = 1; part <= samplesInAll; part += 1) {
    const sent = await sendPart(send, nextPart(options));
    failed.push(...sent.failed);
    sentInAll += sent.sent;
    const now = sample(copy, sentInAll);
    samples.push(now);
    process.stderr.write(`${now.requests} requests: ${sum(now).toFixed(0)} MB (${sayParts(now)}).\n`);
  }
  await database.end();
  return toRows(group, samples, failed);
}
