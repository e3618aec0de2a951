import { setTimeout as sleep } from 'node:timers/promises';
import { openStreams, type OpenStreams } from '#bench/load/open-streams.ts';
import { sendAll } from '#bench/load/send-all.ts';
import type { Options } from '#bench/options.ts';
import { cpuTime } from '#bench/processes/cpu-time.ts';
import { listenerOn } from '#bench/processes/listener.ts';
import { readMemory } from '#bench/processes/memory.ts';
import { judge, show, skip } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';

const group = 'Live places';
const share: Target = { limit: 20, is: 'most', unit: ' %', digits: 1 };
const soon: Target = { limit: 5, is: 'most', unit: ' s', digits: 1 };
const none: Target = { limit: 0, is: 'most', unit: '', digits: 0 };
/** For so long a session is booked, so many places at a time and every so often, in milliseconds. */
const sellingMs = 30_000;
const bookingsAtOnce = 4;
const everyMs = 200;
/** For which nothing is booked, so that every event of before has come. */
const quietMs = 4_000;

/** Sells places of one session for a while. Returns the share of a core that the web took meanwhile, in percent. */
async function sell({ bookings }: Bench, web: number): Promise<number> {
  const { next } = await bookings();
  const [cpuBefore, startedMs] = [cpuTime([web]), performance.now()];
  while (performance.now() - startedMs < sellingMs) {
    const sent = sleep(everyMs);
    await sendAll(next(bookingsAtOnce), bookingsAtOnce);
    await sent;
  }
  return ((cpuTime([web]) - cpuBefore) * 100) / (performance.now() - startedMs);
}

/** Seconds from one booking until every stream has had its event. */
async function followOne({ bookings }: Bench, streams: OpenStreams): Promise<number> {
  const { next } = await bookings();
  const before = streams.events().slice();
  const startedMs = performance.now();
  await sendAll(next(1), 1);
  while (streams.events().some((count, index) => count === before[index])) {
    if (performance.now() - startedMs > 60_000) return NaN;
    await sleep(5);
  }
  return (performance.now() - startedMs) / 1000;
}

/** What open timetables cost one web process while a session of theirs is sold. */
export async function measureLive(bench: Bench, { streams: count }: Options): Promise<Row[]> {
  if (process.platform !== 'linux') return [skip(group, 'all', 'only Linux tells it of other processes')];
  const { copy, place } = bench;
  const web = listenerOn(copy.webPort);
  await bench.bookings();
  const memoryBefore = readMemory([web]);
  const path = `/api/live/${place.venue}/fitness-classes/${place.days.classes}`;
  const streams = await openStreams({ port: copy.webPort, path, host: copy.host, count });
  try {
    await sleep(quietMs);
    const memoryEach = ((readMemory([web]) - memoryBefore) * 1024) / count;
    const before = streams.events().slice();
    const busy = await sell(bench, web);
    await sleep(quietMs);
    const got = streams.events().map((events, index) => events - (before[index] ?? 0));
    const most = Math.max(...got);
    const seconds = await followOne(bench, streams);
    const beside = `${count} open timetables`;
    return [
      judge({ group, what: 'of a core, while a session is sold', value: busy, beside, target: share }),
      judge({ group, what: 'from a booking to the last of them', value: seconds, beside, target: soon }),
      judge({
        group,
        what: 'that missed an event',
        value: got.filter((events) => events < most).length,
        beside: `${most} events in ${sellingMs / 1000} s`,
        target: none,
      }),
      show({ group, what: 'memory of each', measured: `${memoryEach.toFixed(1)} KB`, beside }),
    ];
  } finally {
    streams.close();
  }
}
