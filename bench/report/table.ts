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

/** The rows as aligned text, each group under its name, and at the end how many exceed their limit. */
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
  return [line(heads), ...parts, `${count('ok')} ok, ${count('over')} over, ${count('skipped')} skipped`].join('\n\n');
}
