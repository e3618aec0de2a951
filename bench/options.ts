import { parseArgs } from 'node:util';
import { isSectionName, sectionNames, type SectionName } from './section-names.ts';
import { grownWorld, type World } from './world/grow.ts';

/** What one run measures. */
export interface Options {
  /** In their order; without `--only` all but the ones that are measured on demand. */
  sections: readonly SectionName[];
  /** Requests of the long load, unless it is to last for some minutes. */
  requests: number;
  minutes?: number;
  /** Open timetables of `live`. */
  streams: number;
  /** The world that it asks for. */
  world: World;
}

/** Left out unless asked for, because it takes so long. */
const onDemand: readonly SectionName[] = ['endurance'];

function getCount(name: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`--${name} has to be a whole number above zero, not "${text}".`);
}

function getSections(only: readonly string[] | undefined): readonly SectionName[] {
  if (only === undefined) return sectionNames.filter((name) => !onDemand.includes(name));
  const unknown = only.find((name) => !isSectionName(name));
  if (unknown !== undefined) throw new Error(`--only has to be one of ${sectionNames.join(', ')}, not "${unknown}".`);
  return sectionNames.filter((name) => only.includes(name));
}

/** Reads the command line. Throws one sentence for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', multiple: true },
      requests: { type: 'string', default: '200000' },
      minutes: { type: 'string' },
      streams: { type: 'string', default: '5000' },
      venues: { type: 'string', default: String(grownWorld.venues) },
      occurrences: { type: 'string', default: String(grownWorld.occurrences) },
    },
  });
  return {
    sections: getSections(values.only),
    requests: getCount('requests', values.requests),
    ...(values.minutes !== undefined && { minutes: getCount('minutes', values.minutes) }),
    streams: getCount('streams', values.streams),
    world: {
      venues: getCount('venues', values.venues),
      occurrences: getCount('occurrences', values.occurrences),
    },
  };
}
