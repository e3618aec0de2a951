import type { GridKey } from './grid-keys.ts';

type Row = HTMLButtonElement[];

const getColumn = (button: HTMLButtonElement): number => button.closest('td')?.cellIndex ?? 0;

/** The buttons of the grid by part of the day and row; what has none is passed over. */
const getParts = (table: HTMLTableElement): Row[][] =>
  [...table.tBodies]
    .map((part) => [...part.rows].map((row) => [...row.querySelectorAll('button')]).filter((row) => row.length > 0))
    .filter((part) => part.length > 0);

/** The button of a row that is nearest to a column; the one to the left of two. */
const nearest = (row: Row | undefined, column: number): HTMLButtonElement | undefined =>
  row?.toSorted((a, b) => Math.abs(getColumn(a) - column) - Math.abs(getColumn(b) - column))[0];

/**
 * Moves the focus from a court to the one that a key leads to, which stays where nothing is in that direction. Courts
 * that cannot be chosen are passed over; Page Up and Page Down go to another part of the day
 * (docs/product.md#days-of-a-timetable).
 */
export function moveInGrid(from: HTMLButtonElement, key: GridKey, isWhole: boolean): void {
  const table = from.closest('table');
  if (table === null) return;
  const parts = getParts(table);
  const rows = parts.flat();
  const row = rows.find((one) => one.includes(from)) ?? [];
  const part = parts.findIndex((one) => one.includes(row));
  const [here, index, column] = [rows.indexOf(row), row.indexOf(from), getColumn(from)];
  const targets: Record<GridKey, () => HTMLButtonElement | undefined> = {
    ArrowLeft: () => row[Math.max(index - 1, 0)],
    ArrowRight: () => row[index + 1],
    ArrowUp: () => nearest(rows[Math.max(here - 1, 0)], column),
    ArrowDown: () => nearest(rows[here + 1], column),
    Home: () => (isWhole ? rows[0] : row)?.[0],
    End: () => (isWhole ? rows : [row]).at(-1)?.at(-1),
    PageUp: () => nearest(parts[Math.max(part - 1, 0)]?.[0], column),
    PageDown: () => nearest(parts[part + 1]?.[0], column),
  };
  targets[key]()?.focus();
}
