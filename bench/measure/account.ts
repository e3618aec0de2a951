import http from 'node:http';
import { firstByte } from '#bench/load/first-byte.ts';
import type { Request } from '#bench/load/request.ts';
import { judge } from '#bench/report/judge.ts';
import { median } from '#bench/report/median.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { signInAt, signInAtBackend } from '#bench/world/sign-in.ts';

const group = 'Pages of the account, first byte';
const beside = 'bare dynamic Next page with one call';
const target: Target = { limit: 3, is: 'most', unit: 'x', digits: 2 };
const rounds = 60;
/** Rounds before those that count, in which code is compiled and connections are opened. */
const warmUps = 10;
const paths = [
  '/',
  '/bookings/upcoming',
  '/bookings/past',
  '/payments',
  '/memberships',
  '/packages',
  '/guest-passes',
  '/user-details',
  '/user-details/family',
];

/**
 * The time to the first byte of every page of the account, compared with a bare dynamic page of Next that makes one call
 * to the same backend. The pages are asked in turn, so that the machine's noise meets all of them.
 */
export async function measureAccount({ copy, bareNext }: Bench): Promise<Row[]> {
  const host = `account.touchline.localhost:${copy.webPort}`;
  const cookie = await signInAt(copy, host);
  const authorization = `Bearer ${await signInAtBackend(copy)}`;
  const bare: Request = { port: bareNext.port, path: '/one-call', headers: { authorization } };
  const pages = paths.map((path): Request => ({ port: copy.webPort, path, headers: { host, cookie } }));
  const times = new Map<Request, number[]>([bare, ...pages].map((request) => [request, []]));
  const agent = new http.Agent({ keepAlive: true });
  try {
    for (let round = 0; round < warmUps + rounds; round += 1)
      for (const [request, of] of times) {
        const time = await firstByte(request, agent);
        if (round >= warmUps) of.push(time);
      }
  } finally {
    agent.destroy();
  }
  const middle = (request: Request) => median(times.get(request) ?? []);
  return pages.map((page) => judge({ group, what: page.path, value: middle(page) / middle(bare), beside, target }));
}
