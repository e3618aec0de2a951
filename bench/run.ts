import { measureBookings } from './measure/bookings.ts';
import { measureBrowser } from './measure/browser.ts';
import { measureProcessor } from './measure/processor.ts';
import { measureTaps } from './measure/taps.ts';
import { skip } from './report/judge.ts';
import { table } from './report/table.ts';
import { withBench } from './world/bench.ts';
import { customerBookings } from './world/customer-bookings.ts';
import { makeCustomers, makeHotSession } from './world/customers.ts';

/** More than the bookings of all rounds together. */
const customers = 20_000;

const tell = (words: string) => process.stderr.write(`Measuring ${words}.\n`);

await withBench(async (bench) => {
  const { copy, database, place } = bench;
  const session = await makeHotSession(database, place.venue, 'fitness-classes', place.days.classes);
  const bookings = customerBookings(copy.backendPort, session, await makeCustomers(database, customers));
  tell('bookings');
  const booked = await measureBookings(bench, bookings);
  tell('processor time');
  const processor =
    process.platform === 'linux'
      ? await measureProcessor(bench, bookings)
      : [skip('Processor time of one request', 'all', 'only Linux tells it of other processes')];
  tell('what the browser loads');
  const browser = await measureBrowser(bench);
  tell('taps');
  const taps = await measureTaps(bench);
  console.log(`\n${table([...processor, ...booked, ...browser, ...taps])}\n`);
});
