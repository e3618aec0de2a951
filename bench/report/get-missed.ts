import type { Row } from './row.ts';

/** The rows that fail a run: over their target, or not measured because of an error. */
export function getMissed(rows: readonly Row[]): Row[] {
  return rows.filter(({ verdict }) => verdict === 'over' || verdict === 'failed');
}
