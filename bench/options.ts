import { parseArgs } from 'node:util';
import { grownWorld, type World } from './world/grow.ts';

/** What one run measures. */
export interface Options {
  /** Only the memory under a long load, which everything else leaves out because it takes so long. */
  isEndurance: boolean;
  /** Requests of the long load. */
  requests: number;
  /** The world that it asks for. */
  world: World;
}

function getCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} has to be a whole number above zero, not "${text}".`);
}

/** Reads the command line. Throws one sentence for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      requests: { type: 'string', default: '200000' },
      venues: { type: 'string', default: String(grownWorld.venues) },
      occurrences: { type: 'string', default: String(grownWorld.occurrences) },
    },
  });
  const { only } = values;
  if (only !== undefined && only !== 'endurance') throw new Error(`--only has to be "endurance", not "${only}".`);
  return {
    isEndurance: only === 'endurance',
    requests: getCount('requests', values.requests),
    world: {
      venues: getCount('venues', values.venues),
      occurrences: getCount('occurrences', values.occurrences),
    },
  };
}
