import { measureAccount } from './measure/account.ts';
import { measureBodies } from './measure/bodies.ts';
import { measureBookings } from './measure/bookings.ts';
import { measureEarlyTaps } from './measure/early-taps.ts';
import { measureEndurance } from './measure/endurance.ts';
import { measureFirstLoad } from './measure/first-load.ts';
import { measureGrowth } from './measure/growth.ts';
import { measureJourneys } from './measure/journeys.ts';
import { measureLive } from './measure/live.ts';
import { measureMemory } from './measure/memory.ts';
import { measureOrders } from './measure/orders.ts';
import { measurePlans } from './measure/plans.ts';
import { measureProcessor } from './measure/processor.ts';
import { measureSlowPhone } from './measure/slow-phone.ts';
import { measureTaps } from './measure/taps.ts';
import { measureWaiting } from './measure/waiting.ts';
import type { Options } from './options.ts';
import type { Row } from './report/row.ts';
import type { SectionName } from './section-names.ts';
import type { Bench } from './world/bench.ts';

/** Measures a part of the run. */
type Measure = (bench: Bench, options: Options) => Row[] | Promise<Row[]>;

export const sections: Record<SectionName, Measure> = {
  'idle-memory': ({ copy }) => [measureMemory(copy, 'idle', 550)],
  bookings: measureBookings,
  processor: measureProcessor,
  waiting: measureWaiting,
  account: measureAccount,
  live: measureLive,
  'first-load': measureFirstLoad,
  'slow-phone': measureSlowPhone,
  taps: async (bench) => [...(await measureTaps(bench)), ...(await measureEarlyTaps(bench))],
  journeys: measureJourneys,
  orders: measureOrders,
  growth: measureGrowth,
  plans: measurePlans,
  bodies: measureBodies,
  memory: ({ copy }) => [measureMemory(copy, 'after all of this', 800)],
  endurance: ({ copy }, options) => measureEndurance(copy, options),
};
