import { getMissed } from './get-missed.ts';
import type { Row } from './row.ts';

const columns = ['what', 'measured', 'beside', 'target', 'verdict'] as const;
const heads: Record<(typeof columns)[number], string> = {
  what: '',
  measured: 'measured',
  beside: 'beside',
  target: 'target',
  verdict: '',
};

function getGroups(rows: readonly Row[]): string[] {
  return [...new Set(rows.map(({ group }) => group))];
}

function sayMissed({ group, what, measured, target, verdict }: Row): string {
  const figure = verdict === 'failed' ? measured : `${measured}, target ${target}`;
  return `  ${group}: ${what}: ${figure}`;
}

/**
 * The rows as aligned text, each group under its name, then how many there are of each verdict, and every row again that
 * missed its target.
 */
export function table(rows: readonly Row[]): string {
  const widths = columns.map((column) => Math.max(heads[column].length, ...rows.map((row) => row[column].length)));
  const line = (cells: Record<(typeof columns)[number], string>) =>
    columns
      .map((column, index) => cells[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const parts = getGroups(rows).map((group) => {
    const inGroup = rows.filter((row) => row.group === group).map(line);
    return [group, ...inGroup].join('\n');
  });
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length;
  const counts = `${count('ok')} ok, ${count('over')} over, ${count('failed')} failed, ${count('skipped')} skipped`;
  const missed = getMissed(rows);
  const last = missed.length === 0 ? [] : [['Missed:', ...missed.map(sayMissed)].join('\n')];
  return [line(heads), ...parts, counts, ...last].join('\n\n');
}
