import { gzipSync } from 'node:zlib';
import { inlineSheet } from '#bench/browser/cold-visit.ts';
import { cpuPerRequest, type Subject } from '#bench/load/cpu-rounds.ts';
import { ask, type Request } from '#bench/load/request.ts';
import { untilFresh } from '#bench/load/until-fresh.ts';
import { cpuTime } from '#bench/processes/cpu-time.ts';
import { listenerOn } from '#bench/processes/listener.ts';
import { judge, skip } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { grow, grownWorld } from '#bench/world/grow.ts';
import { revalidateVenues } from '#bench/world/revalidate-venues.ts';

const group = `With ${grownWorld.venues} venues and ${grownWorld.occurrences} sessions`;
const rounds = 5;
const kilobyte = 1024;
const times = (limit: number): Target => ({ limit, is: 'most', unit: 'x', digits: 2 });
const kilobytes = (limit: number): Target => ({ limit, is: 'most', unit: ' KB', digits: 1 });
const milliseconds = (limit: number): Target => ({ limit, is: 'most', unit: ' ms', digits: 0 });

/** Answers are kept for some seconds, unless asked not to. */
const uncached = { 'cache-control': 'no-cache' };

interface Read {
  what: string;
  path: string;
  limit: number;
}

function getReads({ place: { venue }, timetablePath }: Bench): Read[] {
  return [
    { what: 'venue search', path: '/api/activities/venues?search=halifax', limit: 1.5 },
    { what: 'timetable, not cached', path: timetablePath, limit: 1.2 },
    { what: 'categories of a venue', path: `/api/activities/venue/${venue}/categories`, limit: 1.2 },
  ];
}

interface Cost {
  /** Milliseconds of processor time of one call. */
  each: number;
  /** As many times the call of a server whose work never changes, so that two worlds compare on a machine whose speed does. */
  relative: number;
}

const constantCall = 'bare Hono route';

async function costs({ copy, plain, honoPort }: Bench, reads: readonly Read[]): Promise<Cost[]> {
  const subject = (name: string, pids: readonly number[], request: Request): Subject => {
    return { name, pids, requests: (count) => Array.from({ length: count }, () => request) };
  };
  const behind = [listenerOn(copy.backendPort), listenerOn(copy.databasePort)];
  const spent = await cpuPerRequest([
    subject(constantCall, [plain.pid], { port: honoPort, path: '/same-bytes' }),
    ...reads.map(({ what, path }) => subject(what, behind, { port: copy.backendPort, path, headers: uncached })),
  ]);
  const getEach = (name: string) => spent.get(name)?.each ?? NaN;
  return reads.map(({ what }) => ({ each: getEach(what), relative: getEach(what) / getEach(constantCall) }));
}

/** Wall clock and processor time of rendering the home page anew, in milliseconds. */
async function renderHome({ copy }: Bench): Promise<{ took: number; cpu: number }> {
  const request: Request = { port: copy.webPort, path: '/', headers: { host: copy.host } };
  const pids = [copy.webPort, copy.backendPort, copy.databasePort].map(listenerOn);
  const rendered: { took: number; cpu: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await untilFresh(request);
    await revalidateVenues(copy);
    const [startedAt, cpuBefore] = [performance.now(), cpuTime(pids)];
    await untilFresh(request);
    rendered.push({ took: performance.now() - startedAt, cpu: cpuTime(pids) - cpuBefore });
  }
  return { took: median(rendered.map(({ took }) => took)), cpu: median(rendered.map(({ cpu }) => cpu)) };
}

const packedSize = (text: string): number => gzipSync(text).length / kilobyte;

/** Kilobytes of an answer, gzipped: without the style sheet that stands in a page, and in all. */
async function packedSizes(request: Request): Promise<{ html: number; all: number }> {
  const text = (await ask(request)).body.toString();
  return { html: packedSize(text.replace(inlineSheet, '')), all: packedSize(text) };
}

/** Costs of an operator of the largest size, beside those of the demo world, which grows meanwhile. */
export async function measureGrowth(bench: Bench): Promise<Row[]> {
  if (process.platform !== 'linux') return [skip(group, 'all', 'only Linux tells it of other processes')];
  const { copy } = bench;
  const reads = getReads(bench);
  const before = await costs(bench, reads);
  await grow(grownWorld);
  const after = await costs(bench, reads);
  const home = await renderHome(bench);
  const html = await packedSizes({ port: copy.webPort, path: '/', headers: { host: copy.host } });
  const points = await packedSizes({ port: copy.backendPort, path: '/api/activities/venues/points' });
  const row = (what: string, value: number, target: Target, beside = '') =>
    judge({ group, what, value, beside, target });
  return [
    ...reads.map(({ what, limit }, index) => {
      const [small, grown] = [before[index], after[index]];
      const beside = `${grown?.each.toFixed(2)} ms, in the demo world ${small?.each.toFixed(2)}`;
      return row(what, (grown?.relative ?? NaN) / (small?.relative ?? NaN), times(limit), beside);
    }),
    row('home rendered anew', home.took, milliseconds(300)),
    row('home rendered anew, processor time', home.cpu, milliseconds(400)),
    row('home: HTML (style sheet apart)', html.html, kilobytes(30), `${html.all.toFixed(1)} KB with it`),
    row('points of the map', points.all, kilobytes(60)),
  ];
}
