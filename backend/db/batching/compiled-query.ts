import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** A query of the query builder, or raw `sql`. */
interface Statement<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Marks in the compiled parameters where a value goes. */
class Placeholder {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * Compiles a statement once and runs it with other values each time. For one that finds a few rows by their keys,
 * compiling costs about as much as executing. `build` is called once, with placeholders instead of values: it may only
 * pass them to the statement, and must not branch on them.
 */
export function compiledQuery<Values extends object, Row>(build: (db: Db, values: Values) => Statement<Row>) {
  const placeholders = new Proxy({}, { get: (_, name) => new Placeholder(name) }) as Values;
  let compiled: CompiledQuery<Row> | undefined;

  return async (db: Db, values: Values): Promise<Row[]> => {
    compiled ??= build(db, placeholders).compile(db);
    const parameters = compiled.parameters.map((value) =>
      value instanceof Placeholder ? Reflect.get(values, value.name) : value,
    );
    const query: CompiledQuery<Row> = { ...compiled, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
