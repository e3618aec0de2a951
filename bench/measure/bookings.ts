import { throughput } from '#bench/load/throughput.ts';
import { judge } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';

const target: Target = { limit: 0.4, is: 'least', unit: 'x', digits: 2 };
const clients = 32;

/**
 * Bookings a second of one session under contention, compared with `node:http` and one SQL statement in the same
 * database.
 */
export async function measureBookings({ plain, bookings }: Bench): Promise<Row[]> {
  const { next } = await bookings();
  const baseline = (wanted: number) =>
    Array.from({ length: wanted }, () => ({ port: plain.port, path: '/', method: 'POST' }));
  const rates = await throughput(
    [
      { name: 'baseline', requests: baseline },
      { name: 'bookings', requests: next },
    ],
    clients,
  );
  const value = (rates.get('bookings') ?? NaN) / (rates.get('baseline') ?? NaN);
  const what = `bookings a second of one session, ${clients} at once`;
  return [judge({ group: 'Bookings', what, value, beside: 'node:http and one SQL statement', target })];
}
