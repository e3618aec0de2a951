/** A statement is prepared when it comes for this time: some, such as long imports, never come again. */
const worthwhile = 3;
/** PostgreSQL keeps each in every connection. */
const mostNames = 500;
const mostCounted = 2_000;

/** Gives statements their names; undefined for one that isn't worth preparing (yet). */
export type NameStatement = (text: string) => string | undefined;

/**
 * Finds out which statements come again and again. A prepared one is not parsed and mostly not planned again, which is
 * more than running it costs: PostgreSQL looks for the best plan anew as long as that pays.
 */
export function statementNames(): NameStatement {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === mostNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < worthwhile) {
      if (counts.size === mostCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `touchline_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
