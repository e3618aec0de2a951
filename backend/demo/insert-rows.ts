import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { toWire } from '#contract/wire.ts';

/**
 * Writes many rows of one table in one statement: the demo's tens of thousands of sessions take seconds, not minutes.
 * Every row has the same keys; JSON columns are given as values, not as text.
 */
export async function insertRows(tx: Tx, table: string, rows: readonly Record<string, unknown>[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first).map((key) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`));
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // Dates become text first, then keys become columns.
  const text = JSON.stringify(toWire(JSON.parse(JSON.stringify(rows))));
  await sql`insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_recordset(null::${sql.table(table)}, ${text}::jsonb)`.execute(tx);
}
