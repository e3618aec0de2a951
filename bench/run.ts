import { measureBookings } from './measure/bookings.ts';
import { measureEarlyTaps } from './measure/early-taps.ts';
import { measureEndurance } from './measure/endurance.ts';
import { measureFirstLoad } from './measure/first-load.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureMemory } from './measure/memory.ts';
import { measureProcessor } from './measure/processor.ts';
import { measureSlowPhone } from './measure/slow-phone.ts';
import { measureTaps } from './measure/taps.ts';
import { measureWaiting } from './measure/waiting.ts';
import { readOptions } from './options.ts';
import { skip } from './report/judge.ts';
import type { Row } from './report/row.ts';
import { table } from './report/table.ts';
import { withBench, type Bench } from './world/bench.ts';
import { readCopy } from './world/copy.ts';
import { customerBookings } from './world/customer-bookings.ts';
import { makeCustomers, makeHotSession } from './world/customers.ts';

/** More than the bookings of all rounds together. */
const customers = 20_000;

const tell = (words: string) => process.stderr.write(`Measuring ${words}.\n`);

async function measureAll(bench: Bench): Promise<Row[]> {
  const { copy, database, place } = bench;
  const idle = measureMemory(copy, 'idle', 550);
  const session = await makeHotSession(database, place.venue, 'fitness-classes', place.days.classes);
  const bookings = customerBookings(copy.backendPort, session, await makeCustomers(database, customers));
  tell('bookings');
  const booked = await measureBookings(bench, bookings);
  tell('processor time');
  const processor =
    process.platform === 'linux'
      ? await measureProcessor(bench, bookings)
      : [skip('Processor time of one request', 'all', 'only Linux tells it of other processes')];
  const waiting = await measureWaiting(bench);
  tell('what the browser loads');
  const browser = [...(await measureFirstLoad(bench)), ...(await measureSlowPhone(bench))];
  tell('taps');
  const taps = [...(await measureTaps(bench)), ...(await measureEarlyTaps(bench))];
  tell('the grown world');
  const growth = await measureGrowth(bench);
  const memory = [idle, measureMemory(copy, 'after all of this', 800)];
  return [...processor, ...booked, ...waiting, ...browser, ...taps, ...growth, ...memory];
}

const options = readOptions(process.argv.slice(2));
const rows = options.isEndurance ? await measureEndurance(await readCopy(), options) : await withBench(measureAll);
console.log(`\n${table(rows)}\n`);
