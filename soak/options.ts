import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';

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
  /** Share of the payments whose calls to the gateway get faults, from 0 to 1. */
  faults: number;
  /** First port to try; four in a row are used. */
  port: number;
  /** Output file for the result as JSON. */
  report: string | null;
  /** Keep the folder with the logs, the database and the gateway's ledger. */
  keep: boolean;
}

const historiesPerBackendKill = 50;
const historiesPerDatabaseKill = 150;

function getNumber(name: string, text: string, { least, most }: { least: number; most: number }): number {
  const value = Number(text);
  if (Number.isFinite(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} has to be a number from ${least} to ${most}, not "${text}".`);
}

/** Reads the command line. Throws one sentence for an invalid option. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      histories: { type: 'string', default: '300' },
      first: { type: 'string', default: '0' },
      workers: { type: 'string', default: '24' },
      seed: { type: 'string' },
      'backend-kills': { type: 'string' },
      'database-kills': { type: 'string' },
      faults: { type: 'string', default: '0.55' },
      port: { type: 'string', default: '3980' },
      report: { type: 'string' },
      keep: { type: 'boolean', default: false },
    },
  });
  const histories = getNumber('histories', values.histories, { least: 1, most: 100_000 });
  const count = (name: 'backend-kills' | 'database-kills', usual: number) =>
    getNumber(name, values[name] ?? String(usual), { least: 0, most: 1_000 });
  return {
    histories,
    first: getNumber('first', values.first, { least: 0, most: 1_000_000 }),
    workers: getNumber('workers', values.workers, { least: 1, most: 100 }),
    seed: values.seed ?? randomBytes(4).toString('hex'),
    backendKills: count('backend-kills', Math.floor(histories / historiesPerBackendKill)),
    databaseKills: count('database-kills', Math.floor(histories / historiesPerDatabaseKill)),
    faults: getNumber('faults', values.faults, { least: 0, most: 1 }),
    port: getNumber('port', values.port, { least: 1024, most: 65_000 }),
    report: values.report ?? null,
    keep: values.keep,
  };
}
