import http from 'node:http';
import { orderByCard, requestsPerOrder, type OrderShop } from '#bench/load/card-order.ts';
import { ask } from '#bench/load/request.ts';
import { judge } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import { makeCustomers, makeHotSession } from '#bench/world/customers.ts';

const target: Target = { limit: 0.4, is: 'least', unit: 'x', digits: 2 };
const clients = 16;
const rounds = 5;
const ordersPerRound = 160;

/** Does something so many times, `clients` at once; returns how many a minute that is. */
async function perMinute(count: number, once: (index: number, agent: http.Agent) => Promise<void>): Promise<number> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: clients });
  let next = 0;
  const startedAt = performance.now();
  const client = async () => {
    for (let index = next++; index < count; index = next++) await once(index, agent);
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return count / ((performance.now() - startedAt) / 60_000);
}

/**
 * Orders a minute of one session, from the basket to the order, paid by card at the sandbox, compared with as many
 * requests to `node:http` with one SQL statement each. Rounds alternate; the maximum of each counts.
 */
export async function measureOrders({ copy, place, database, plain }: Bench): Promise<Row[]> {
  const session = await makeHotSession(database, place.venue, 'fitness-classes', place.days.classes);
  const shop: OrderShop = { backendPort: copy.backendPort, gatewayPort: copy.gatewayPort, session };
  const tokens = await makeCustomers(database, ordersPerRound * (rounds + 1));
  const takeToken = () => {
    const token = tokens.pop();
    if (token === undefined) throw new Error('There are not enough customers for so many orders.');
    return token;
  };
  const order = (_: number, agent: http.Agent) => orderByCard(shop, takeToken(), agent);
  const floor = async (_: number, agent: http.Agent) => {
    for (let sent = 0; sent < requestsPerOrder; sent += 1)
      await ask({ port: plain.port, path: '/', method: 'POST' }, agent);
  };
  await perMinute(ordersPerRound, order);
  const [orders, floors]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    floors.push(await perMinute(ordersPerRound * 4, floor));
    orders.push(await perMinute(ordersPerRound, order));
  }
  const best = Math.max(...orders);
  const what = `orders a minute of one session, paid by card, ${clients} at once (${Math.round(best)})`;
  const beside = `${requestsPerOrder} requests to node:http and one SQL statement`;
  return [judge({ group: 'Bookings', what, value: best / Math.max(...floors), beside, target })];
}
