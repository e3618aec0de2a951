/** Groups rows by the id of what they belong to, keeping their order. */
export function groupRows<Row>(rows: readonly Row[], getName: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const name = getName(row);
    const group = groups.get(name) ?? [];
    group.push(row);
    groups.set(name, group);
  }
  return groups;
}
