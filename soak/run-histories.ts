import { setTimeout as sleep } from 'node:timers/promises';
import { runHistory } from './customer/history.ts';
import type { HistoryRecord } from './customer/person.ts';
import type { FaultyProxy } from './network/proxy.ts';
import type { Options } from './options.ts';
import { paymentTimeoutSeconds, type System } from './processes/system.ts';
import { getRandom } from './random.ts';
import type { Customer } from './world/customers.ts';
import type { World } from './world/world.ts';

interface HistoriesRun {
  options: Options;
  system: System;
  proxy: FaultyProxy;
  world: World;
  customers: readonly Customer[];
  records: HistoryRecord[];
  tell: (words: string) => void;
}

export interface Kills {
  backend: number;
  database: number;
  /** Backends that stood still and went on. */
  frozen: number;
}

/** A backend stands still for so long: shorter, and longer, than the database leaves an idle transaction open. */
const frozenMs = { least: 1_000, most: 25_000 };
const historiesPerSilence = 100;
const silenceMs = paymentTimeoutSeconds * 1000 + 1500;

/** After how many finished histories each event happens: spread evenly, with some jitter. */
function getMoments(name: string, { seed, histories }: Options, count: number): number[] {
  const random = getRandom(`${seed}/${name}`);
  return Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.2 + 0.6 * random.next()) * histories) / count),
  );
}

type PlannedFault = 'backend' | 'database' | 'silence' | 'freeze';

/** Runs the planned kills and outages one after the other, each once enough histories have ended. */
async function runPlannedFaults(run: HistoriesRun, endedHistories: () => number): Promise<Kills> {
  const { options, system, proxy, tell } = run;
  const plan = (fault: PlannedFault, count: number) =>
    getMoments(fault, options, count).map((moment) => ({ fault, moment }));
  const plannedFaults = [
    ...plan('backend', options.backendKills),
    ...plan('database', options.databaseKills),
    ...plan('freeze', options.freezes),
    ...plan('silence', Math.floor(options.histories / historiesPerSilence)),
  ].sort((one, other) => one.moment - other.moment);
  const kills: Kills = { backend: 0, database: 0, frozen: 0 };
  const thawing: Promise<void>[] = [];
  async function freeze(ms: number): Promise<void> {
    if (await system.freezeBackend(ms)) kills.frozen += 1;
  }
  const random = getRandom(`${options.seed}/strike`);
  for (const { fault, moment } of plannedFaults) {
    while (endedHistories() < moment) await sleep(50);
    await sleep(random.between(0, 400));
    if (fault === 'silence') {
      proxy.fallSilent(silenceMs);
      continue;
    }
    if (fault === 'freeze') {
      // The others may be killed meanwhile.
      thawing.push(freeze(random.between(frozenMs.least, frozenMs.most)));
      continue;
    }
    tell(`Killing the ${fault} after ${endedHistories()} histories.`);
    if (fault === 'backend') await system.killBackend();
    else await system.killDatabase();
    kills[fault] += 1;
    await system.healthy();
  }
  await Promise.all(thawing);
  return kills;
}

/** Runs all histories, some concurrently, while processes are killed and the network has faults. */
export async function runHistories(run: HistoriesRun): Promise<Kills> {
  const { options, system, proxy, world, customers, records } = run;
  let startedHistories = 0;
  let endedHistories = 0;
  async function work(): Promise<void> {
    for (let index = startedHistories; index < customers.length; index = startedHistories) {
      startedHistories += 1;
      const customer = customers[index];
      if (customer === undefined) return;
      const name = `${options.seed}/${options.first + index}`;
      const record: HistoryRecord = { name, userId: customer.userId, steps: [], orders: new Set(), endedAt: null };
      records.push(record);
      const progress = index / customers.length;
      await runHistory({
        random: getRandom(name),
        customer,
        world,
        system,
        proxy,
        record,
        faults: options.faults,
        progress,
      });
      record.endedAt = Date.now();
      endedHistories += 1;
    }
  }
  const workers = Promise.all(Array.from({ length: options.workers }, work));
  const [kills] = await Promise.all([runPlannedFaults(run, () => endedHistories), workers]);
  return kills;
}
