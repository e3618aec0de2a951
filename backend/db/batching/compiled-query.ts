import type { CompiledQuery, QueryExecutorProvider } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** Both what a query builder has built and raw `sql`. */
interface Statement<Row> {
  compile(db: QueryExecutorProvider): CompiledQuery<Row>;
}

/** Stands where a value will be. */
class Place {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

/**
 * Makes a statement that is built once and run with other values each time: for one that finds a few rows by their keys,
 * building its text costs about as much as asking for them. `build` may give the values to the statement and nothing
 * else: it gets places for them, and what it does depending on them it would do for ever.
 */
export function compiledQuery<Values extends object, Row>(build: (db: Db, values: Values) => Statement<Row>) {
  const places = new Proxy({}, { get: (_, name) => new Place(name) }) as Values;
  let built: CompiledQuery<Row> | undefined;

  return async (db: Db, values: Values): Promise<Row[]> => {
    built ??= build(db, places).compile(db);
    const parameters = built.parameters.map((value) =>
      value instanceof Place ? Reflect.get(values, value.name) : value,
    );
    const query: CompiledQuery<Row> = { ...built, parameters };
    return (await db.executeQuery(query)).rows;
  };
}
