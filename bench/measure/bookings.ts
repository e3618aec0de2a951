import { throughput } from '#bench/load/throughput.ts';
import { judge } from '#bench/report/judge.ts';
import type { Row, Target } from '#bench/report/row.ts';
import type { Bench } from '#bench/world/bench.ts';
import type { CustomerBookings } from '#bench/world/customer-bookings.ts';

const target: Target = { limit: 0.4, is: 'least', unit: 'x', digits: 2 };
const clients = 32;

/**
 * Bookings a second of one session under contention, compared with `node:http` and one SQL statement in the same
 * database.
 */
export async function measureBookings({ plain }: Bench, bookings: CustomerBookings): Promise<Row[]> {
  const baseline = (wanted: number) =>
    Array.from({ length: wanted }, () => ({ port: plain.port, path: '/', method: 'POST' }));
  const rates = await throughput(
    [
      { name: 'baseline', requests: baseline },
      { name: 'bookings', requests: bookings.next },
    ],
    clients,
  );
  const value = (rates.get('bookings') ?? NaN) / (rates.get('baseline') ?? NaN);
  const what = `bookings a second of one session, ${clients} at once`;
  return [judge({ group: 'Bookings', what, value, beside: 'node:http and one SQL statement', target })];
}
