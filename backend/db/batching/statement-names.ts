/** A statement is prepared from this use on: some, such as those of long imports, are used once. */
const firstPreparedUse = 3;
/** Every connection keeps all prepared statements in PostgreSQL's memory. */
const maxNames = 500;
/** How many statements that have no name yet are counted. */
const maxCounted = 2_000;

/** Returns the name under which a statement is prepared; undefined for one that is not prepared (yet). */
export type NameStatement = (text: string) => string | undefined;

/**
 * Counts the uses of each statement and names those used repeatedly. PostgreSQL neither parses nor plans a prepared
 * statement again, which for most of ours costs more than executing it.
 */
export function statementNames(): NameStatement {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === maxNames) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < firstPreparedUse) {
      if (counts.size === maxCounted) counts.clear();
      counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `touchline_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
