import { setTimeout as sleep } from 'node:timers/promises';
import { runHistory } from './customer/history.ts';
import type { Story } from './customer/person.ts';
import type { FaultyProxy } from './network/proxy.ts';
import type { Options } from './options.ts';
import { paymentTimeoutSeconds, type System } from './processes/system.ts';
import { getRandom } from './random.ts';
import type { Customer } from './world/customers.ts';
import type { World } from './world/world.ts';

interface Storm {
  options: Options;
  system: System;
  proxy: FaultyProxy;
  world: World;
  customers: readonly Customer[];
  stories: Story[];
  tell: (words: string) => void;
}

export interface Kills {
  backend: number;
  database: number;
}

const historiesPerSilence = 100;
const silenceMs = paymentTimeoutSeconds * 1000 + 1500;

/** Numbers of histories after which something happens, spread evenly with some chance in it. */
function getMoments(name: string, { seed, histories }: Options, count: number): number[] {
  const random = getRandom(`${seed}/${name}`);
  return Array.from({ length: count }, (_, index) =>
    Math.floor(((index + 0.2 + 0.6 * random.next()) * histories) / count),
  );
}

type Blow = 'backend' | 'database' | 'silence';

/** Kills and silences, one after the other, whenever enough histories have ended. */
async function strike(storm: Storm, ended: () => number): Promise<Kills> {
  const { options, system, proxy, tell } = storm;
  const of = (blow: Blow, count: number) => getMoments(blow, options, count).map((moment) => ({ blow, moment }));
  const planned = [
    ...of('backend', options.backendKills),
    ...of('database', options.databaseKills),
    ...of('silence', Math.floor(options.histories / historiesPerSilence)),
  ].sort((one, other) => one.moment - other.moment);
  const kills: Kills = { backend: 0, database: 0 };
  const random = getRandom(`${options.seed}/strike`);
  for (const { blow, moment } of planned) {
    while (ended() < moment) await sleep(50);
    await sleep(random.between(0, 400));
    if (blow === 'silence') {
      proxy.fallSilent(silenceMs);
      continue;
    }
    tell(`Killing the ${blow} after ${ended()} histories.`);
    if (blow === 'backend') await system.killBackend();
    else await system.killDatabase();
    kills[blow] += 1;
    await system.healthy();
  }
  return kills;
}

/** Runs all histories, some at the same time, while processes are killed and the network misbehaves. */
export async function runStorm(storm: Storm): Promise<Kills> {
  const { options, system, proxy, world, customers, stories } = storm;
  let started = 0;
  let ended = 0;
  async function work(): Promise<void> {
    for (let index = started; index < customers.length; index = started) {
      started += 1;
      const customer = customers[index];
      if (customer === undefined) return;
      const name = `${options.seed}/${options.first + index}`;
      const story: Story = { name, userId: customer.userId, steps: [], orders: new Set(), endedAt: null };
      stories.push(story);
      const progress = index / customers.length;
      await runHistory({
        random: getRandom(name),
        customer,
        world,
        system,
        proxy,
        story,
        faults: options.faults,
        progress,
      });
      story.endedAt = Date.now();
      ended += 1;
    }
  }
  const workers = Promise.all(Array.from({ length: options.workers }, work));
  const [kills] = await Promise.all([strike(storm, () => ended), workers]);
  return kills;
}
