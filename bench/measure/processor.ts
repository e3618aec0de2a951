import { cpuPerRequest, type Subject } from '#bench/load/cpu-rounds.ts';
import { ask, type Request } from '#bench/load/request.ts';
import { untilFresh } from '#bench/load/until-fresh.ts';
import { listenerOn } from '#bench/processes/listener.ts';
import { judge, miss, show, skip } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { measuredPages } from '#bench/world/pages.ts';

const group = 'Processor time of one request';
const cachedPage: Target = { limit: 1.3, is: 'most', unit: 'x', digits: 2 };
const timetableCall: Target = { limit: 1.4, is: 'most', unit: 'x', digits: 2 };

/** Browsers always accept compression; measuring without it would favour servers that compress. */
const gzipHeaders = { 'accept-encoding': 'gzip' };

function sameRequest(name: string, pids: readonly number[], request: Request): Subject {
  return { name, pids, requests: (count) => Array.from({ length: count }, () => request) };
}

/** The same with the reply in the backend's cache, so that sending it is measured apart from reading it. */
function cachedCall(name: string, pids: readonly number[], request: Request): Subject {
  const ready = async () => {
    await ask(request);
    return false;
  };
  return { ...sameRequest(name, pids, request), ready };
}

interface Found {
  pages: string[];
  missing: string[];
  subjects: Subject[];
}

async function findPages({ copy, place }: Bench, web: number): Promise<Found> {
  const found: Found = { pages: [], missing: [], subjects: [] };
  for (const { name, path } of measuredPages.filter(({ isCached }) => isCached)) {
    const request = { port: copy.webPort, path: path(place), headers: { ...gzipHeaders, host: copy.host } };
    const { status } = await ask(request);
    if (status === 404) {
      found.missing.push(name);
      continue;
    }
    found.pages.push(name);
    found.subjects.push({ ...sameRequest(name, [web], request), ready: () => untilFresh(request) });
  }
  return found;
}

/**
 * Milliseconds of processor time of all server processes, as ratios: cached pages compared with a bare static Next page
 * and a constant page of `node:http`, the timetable call with bare JSON routes that answer the same bytes, a booking
 * with both.
 */
export async function measureProcessor(bench: Bench): Promise<Row[]> {
  if (process.platform !== 'linux') return [skip(group, 'all', 'only Linux tells it of other processes')];
  const { copy, plain, honoPort, bareNext, timetablePath } = bench;
  const bookings = await bench.bookings();
  const web = listenerOn(copy.webPort);
  const behind = [listenerOn(copy.backendPort), listenerOn(copy.databasePort)];
  const { pages, missing, subjects } = await findPages(bench, web);
  const spent = await cpuPerRequest([
    sameRequest('node:http', [plain.pid], { port: plain.port, path: '/', headers: gzipHeaders }),
    sameRequest('bare Next page', [bareNext.pid], { port: bareNext.port, path: '/', headers: gzipHeaders }),
    sameRequest('bare Next route', [bareNext.pid], {
      port: bareNext.port,
      path: '/api/same-bytes',
      headers: gzipHeaders,
    }),
    sameRequest('bare Hono route', [plain.pid], { port: honoPort, path: '/same-bytes' }),
    ...subjects,
    cachedCall('call through the web', [web, ...behind], {
      port: copy.webPort,
      path: timetablePath,
      headers: { ...gzipHeaders, host: copy.host },
    }),
    cachedCall('call to the backend', behind, { port: copy.backendPort, path: timetablePath }),
    { name: 'booking', pids: behind, requests: bookings.next },
  ]);
  const ratio = (name: string, baseline: string) => (spent.get(name)?.each ?? NaN) / (spent.get(baseline)?.each ?? NaN);
  const beside = (what: string, name: string, baseline: string, target: Target) =>
    judge({ group, what, value: ratio(name, baseline), beside: baseline, target });
  const plainly = (what: string, name: string, baseline: string) =>
    show({ group, what, measured: `${ratio(name, baseline).toFixed(1)}x`, beside: baseline });
  const anew = (name: string) => {
    const once = spent.get(name)?.anew;
    const times = (once ?? NaN) / (spent.get('bare Next page')?.each ?? NaN);
    return once === undefined
      ? []
      : [show({ group, what: `${name}, made anew`, measured: `${times.toFixed(0)}x`, beside: 'bare Next page' })];
  };
  return [
    plainly('a bare static Next page', 'bare Next page', 'node:http'),
    ...pages.flatMap((name) => [
      beside(name, name, 'bare Next page', cachedPage),
      plainly(name, name, 'node:http'),
      ...anew(name),
    ]),
    ...missing.map((name) => miss(group, name, 'not there (404)')),
    beside('timetable call through the web', 'call through the web', 'bare Next route', timetableCall),
    beside('timetable call to the backend', 'call to the backend', 'bare Hono route', timetableCall),
    plainly('booking', 'booking', 'bare Hono route'),
    plainly('booking', 'booking', 'bare Next page'),
    plainly('booking', 'booking', 'node:http'),
  ];
}
