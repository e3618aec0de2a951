import { latencies } from '#bench/load/latencies.ts';
import type { Request } from '#bench/load/request.ts';
import { untilFresh } from '#bench/load/until-fresh.ts';
import { judge } from '#bench/report/judge.ts';
import type { Row } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';

const clients = 32;
const warmUp = 500;
const requests = 6000;
const percentile = 0.99;

/** How long the slowest of a hundred visitors waits for a cached page when 32 ask at once. */
export async function measureWaiting({ copy, place }: Bench): Promise<Row[]> {
  const path = `/location/${place.venue}`;
  const request: Request = { port: copy.webPort, path, headers: { host: copy.host, 'accept-encoding': 'gzip' } };
  await untilFresh(request);
  await latencies(request, warmUp, clients);
  const times = (await latencies(request, requests, clients)).toSorted((one, other) => one - other);
  return [
    judge({
      group: 'Waiting for a cached page, 32 visitors at once',
      what: 'venue: 99 of 100 within',
      value: times[Math.floor(times.length * percentile)] ?? NaN,
      beside: '',
      target: { limit: 150, is: 'most', unit: ' ms', digits: 0 },
    }),
  ];
}
