/** A list of records by columns: a value that all records share is stored once, every other field as an array. */
export interface Columns<Row extends object> {
  length: number;
  shared: Partial<Row>;
  columns: { [Key in keyof Row]?: Row[Key][] };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Packs records with the same fields for the flight data of a page, which a browser reads before it hydrates. */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const columns: Columns<Row>['columns'] = {};
  const shared: Partial<Row> = {};
  const [first] = rows;
  for (const key in first) {
    if (rows.every((row) => isSame(row[key], first[key]))) shared[key] = first[key];
    else columns[key] = rows.map((row) => row[key]);
  }
  return { length: rows.length, shared, columns };
}

/** The records that were packed. */
export const toRows = <Row extends object>({ length, shared, columns }: Columns<Row>): Row[] =>
  Array.from({ length }, (_, index) => {
    const row: Partial<Row> = { ...shared };
    for (const key in columns) {
      const value = columns[key]?.[index];
      if (value !== undefined) row[key] = value;
    }
    return row as Row;
  });
