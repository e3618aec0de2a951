import http from 'node:http';
import type pg from 'pg';
import { costlyBodies, emptyBody, pathValues, type CostlyBody } from '#bench/load/costly-bodies.ts';
import { ask, type Request } from '#bench/load/request.ts';
import { exactCpuTime, pidsBelow } from '#bench/processes/exact-cpu-time.ts';
import { listenerOn } from '#bench/processes/listener.ts';
import { judge, show, skip } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Copy } from '#bench/world/copy.ts';
import { makeKindsOfCallers, signInAgain, type KindOfCaller } from '#bench/world/kinds-of-callers.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { getPath } from '#contract/routes/route.ts';

const group = 'Processor time of the most expensive body, beside an empty one';
/** Of a call that refuses the caller, or takes no file; and of one that rewrites a picture. */
const targets: Record<'any' | 'file', Target> = {
  any: { limit: 40, is: 'most', unit: 'x', digits: 1 },
  file: { limit: 400, is: 'most', unit: 'x', digits: 1 },
};
const shown = 10;
const rounds = 3;

interface Found {
  what: string;
  kind: keyof typeof targets;
  ratio: number;
  ms: number;
}

interface Place {
  copy: Pick<Copy, 'backendPort' | 'databasePort'>;
  pids: readonly number[];
  agent: http.Agent;
}

/** Of a path with the caller's own id wherever it names a person, and an id of nothing elsewhere. */
function getAddress(endpoint: Endpoint, { userId }: KindOfCaller): string {
  const values = { ...pathValues(endpoint), userId: String(userId ?? 1) };
  return getPath(endpoint.route).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(Object.entries(values).find(([key]) => key === name)?.[1] ?? '1'),
  );
}

function getRequest(endpoint: Endpoint, caller: KindOfCaller, { copy }: Place, body: string): Request {
  const { method } = endpoint.route;
  const headers = {
    'content-type': 'application/json',
    ...(caller.token !== undefined && { authorization: `Bearer ${caller.token}` }),
  };
  return { port: copy.backendPort, path: getAddress(endpoint, caller), method, headers, body };
}

/** Milliseconds of one request; what it left to do is waited for by another, small one. */
async function spend(request: Request, { pids, agent, copy }: Place): Promise<number> {
  const before = exactCpuTime(pids);
  await ask(request, agent).catch(() => null); // A body that is not read may break the connection.
  await ask({ port: copy.backendPort, path: '/api/none' });
  return exactCpuTime(pids) - before;
}

/**
 * The least of a few rounds, because other work on the machine can only add; of one round where that is no more than
 * `enough` already.
 */
async function least(request: Request, place: Place, enough = 0): Promise<number> {
  let ms = Infinity;
  for (let round = 0; round < rounds && ms > enough; round += 1) ms = Math.min(ms, await spend(request, place));
  return ms;
}

interface Call {
  id: string;
  endpoint: Endpoint;
  caller: KindOfCaller;
}

async function findWorst({ id, endpoint, caller }: Call, bodies: readonly CostlyBody[], place: Place): Promise<Found> {
  const empty = await least(getRequest(endpoint, caller, place, emptyBody(endpoint)), place);
  let worst: Found | null = null;
  for (const { name, text } of bodies) {
    const ms = await least(getRequest(endpoint, caller, place, text), place, empty * (worst?.ratio ?? 0));
    const ratio = ms / empty;
    if (worst !== null && ratio <= worst.ratio) continue;
    const isFile = name.startsWith('a photo') || name.startsWith('a picture');
    worst = { what: `${id}, ${caller.name}, ${name}`, kind: isFile ? 'file' : 'any', ratio, ms };
  }
  return worst ?? { what: id, kind: 'any', ratio: 0, ms: 0 };
}

/**
 * Every call of the contract by every kind of caller with the most expensive bodies that it takes: the processor time of
 * backend and database in terms of that of an empty body. The worst are shown; any over its limit fails.
 */
export async function measureBodies({ copy, database }: { copy: Place['copy']; database: pg.Client }): Promise<Row[]> {
  if (process.platform !== 'linux') return [skip(group, 'all', 'only Linux tells it of other processes')];
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const roots = [listenerOn(copy.backendPort), listenerOn(copy.databasePort)];
  const callers = await makeKindsOfCallers(database);
  const found: Found[] = [];
  for (const [id, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const bodies = await costlyBodies(endpoint);
    // Anew for each call, because the database starts processes.
    const place = { copy, pids: pidsBelow(roots), agent };
    for (const caller of callers) {
      found.push(await findWorst({ id, endpoint, caller }, bodies, place));
      await signInAgain(database, callers);
    }
  }
  agent.destroy();
  const worstFirst = found.toSorted((one, other) => other.ratio - one.ratio);
  const isOver = ({ kind, ratio }: Found) => ratio > targets[kind].limit;
  const rows = worstFirst.filter((one, at) => at < shown || isOver(one));
  return [
    show({ group, what: 'calls by all callers', measured: String(found.length), beside: '' }),
    ...rows.map(({ what, kind, ratio, ms }) =>
      judge({ group, what, value: ratio, beside: `an empty body; ${ms.toFixed(1)} ms`, target: targets[kind] }),
    ),
  ];
}
