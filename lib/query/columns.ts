/** The values of one field: each different one once, and which one each record has; without `at`, in the records' order. */
interface Column<Value> {
  values: Value[];
  at?: number[];
}

/** A list of records by columns: a value that all records share is stored once. */
export interface Columns<Row extends object> {
  length: number;
  shared: Partial<Row>;
  columns: { [Key in keyof Row]?: Column<Row[Key]> };
}

/** Numbers say less than the values only where most of these occur more than once. */
function toColumn<Value>(all: readonly Value[], texts: readonly string[]): Column<Value> {
  const places = new Map<string, number>();
  const values: Value[] = [];
  const at = all.map((value, index) => {
    const text = texts[index] ?? '';
    const place = places.get(text) ?? values.push(value) - 1;
    places.set(text, place);
    return place;
  });
  return values.length * 2 < all.length ? { values, at } : { values: [...all] };
}

/** Packs records with the same fields for the flight data of a page, which a browser reads before it hydrates. */
export function toColumns<Row extends object>(rows: readonly Row[]): Columns<Row> {
  const columns: Columns<Row>['columns'] = {};
  const shared: Partial<Row> = {};
  const [first] = rows;
  for (const key in first) {
    const all = rows.map((row) => row[key]);
    const texts = all.map((value) => JSON.stringify(value));
    if (texts.every((text) => text === texts[0])) shared[key] = first[key];
    else columns[key] = toColumn(all, texts);
  }
  return { length: rows.length, shared, columns };
}

/** The records that were packed. */
export const toRows = <Row extends object>({ length, shared, columns }: Columns<Row>): Row[] =>
  Array.from({ length }, (_, index) => {
    const row: Partial<Row> = { ...shared };
    for (const key in columns) {
      const column = columns[key];
      const value = column?.values[column.at?.[index] ?? index];
      if (value !== undefined) row[key] = value;
    }
    return row as Row;
  });
