import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { FaultSpread } from './network/faults.ts';

/** What one run does. */
export interface Options {
  histories: number;
  /** Number of the first history; with the same seed it repeats that history of an earlier run. */
  first: number;
  /** Number of concurrent histories. */
  workers: number;
  seed: string;
  /** Number of SIGKILLs while the histories run. */
  backendKills: number;
  databaseKills: number;
  backends: number;
  /** Number of times that a backend stands still for some seconds. */
  freezes: number;
  /** Seconds between the clocks of the backends. */
  clocksApart: number;
  /** Faults of calls to the gateway and of its notifications. */
  faults: FaultSpread;
  /** First port to try; three and one for each backend are used in a row. */
  port: number;
  /** Output file for the result as JSON. */
  report: string | null;
  /** Keep the folder with the logs, what each history did, the database and the gateway's ledger. */
  keep: boolean;
}

const historiesPerBackendKill = 50;
const historiesPerDatabaseKill = 150;
const historiesPerFreeze = 60;

function getNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} has to be a number from ${least} to ${most}, not "${text}".`);
}

/** The planned kills: `text` in all, of which one in four hits the database; else by the number of histories. */
function getKills(histories: number, text: string | undefined): { backend: number; database: number } {
  if (text === undefined)
    return {
      backend: Math.floor(histories / historiesPerBackendKill),
      database: Math.floor(histories / historiesPerDatabaseKill),
    };
  const all = getNumber('kills', text, { least: 0, most: 1_000 });
  return { backend: all - Math.floor(all / 4), database: Math.floor(all / 4) };
}

interface RateTexts {
  errors?: string | undefined;
  timeouts?: string | undefined;
  duplicates?: string | undefined;
}

/** Rates of single requests when one is given; else the share of payments. */
function getFaults(share: string, { errors, timeouts, duplicates }: RateTexts): FaultSpread {
  const range = { least: 0, most: 1 };
  if ([errors, timeouts, duplicates].every((text) => text === undefined)) return getNumber('faults', share, range);
  return {
    errors: getNumber('errors', errors ?? '0', range),
    timeouts: getNumber('timeouts', timeouts ?? '0', range),
    duplicates: getNumber('duplicates', duplicates ?? '0', range),
  };
}

/** Reads the command line. Throws one sentence for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      histories: { type: 'string', default: '300' },
      kills: { type: 'string' },
      first: { type: 'string', default: '0' },
      workers: { type: 'string', default: '24' },
      seed: { type: 'string' },
      'backend-kills': { type: 'string' },
      'database-kills': { type: 'string' },
      backends: { type: 'string', default: '2' },
      freezes: { type: 'string' },
      clocks: { type: 'string', default: '20' },
      faults: { type: 'string', default: '0.55' },
      errors: { type: 'string' },
      timeouts: { type: 'string' },
      duplicates: { type: 'string' },
      port: { type: 'string', default: '3980' },
      report: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const histories = getNumber('histories', values.histories, { least: 1, most: 100_000 });
  const usual = getKills(histories, values.kills);
  const backends = getNumber('backends', values.backends, { least: 1, most: 8 });
  // With one alone, nobody would be served meanwhile.
  const usualFreezes = backends === 1 ? 0 : Math.floor(histories / historiesPerFreeze);
  const count = (name: 'backend-kills' | 'database-kills', planned: number) =>
    getNumber(name, values[name] ?? String(planned), { least: 0, most: 1_000 });
  return {
    histories,
    first: getNumber('first', values.first, { least: 0, most: 1_000_000 }),
    workers: getNumber('workers', values.workers, { least: 1, most: 100 }),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    backendKills: count('backend-kills', usual.backend),
    databaseKills: count('database-kills', usual.database),
    backends,
    freezes: getNumber('freezes', values.freezes ?? String(usualFreezes), { least: 0, most: 1_000 }),
    clocksApart: getNumber('clocks', values.clocks, { least: 0, most: 3_600 }),
    faults: getFaults(values.faults, values),
    port: getNumber('port', values.port, { least: 1024, most: 65_000 }),
    report: values.report ?? null,
    keep: values.keep,
  };
}
