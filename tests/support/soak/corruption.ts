import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';
import type { GatewayEntry } from '#soak/audit/gateway.ts';
import type { Paid } from './paid-world.ts';

/** Something that must not be, and the rules of the audit that it breaks. */
export interface Corruption {
  what: string;
  breaks: readonly string[];
  /** What is done to the database, whose constraints are off. */
  statements?: (paid: Paid) => readonly RawBuilder<unknown>[];
  /** What is done to the gateway's record. */
  gateway?: (entry: GatewayEntry) => GatewayEntry[];
}

/** Id of a row that a corruption adds. */
export const added = '00000000-0000-4000-8000-000000000001';

/** Copies the row with an id, with other values. */
export function copyRow(table: string, id: string, changes: object): RawBuilder<unknown> {
  return sql`insert into ${sql.table(table)} overriding system value
    select (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* from ${sql.table(table)} t where t.id = ${id}`;
}

/** Removes every constraint but the primary keys, so that the database refuses nothing any more. */
export async function dropConstraints(db: Db): Promise<void> {
  await sql`
    do $$
    declare one record;
    begin
      for one in select conrelid::regclass as owner, conname from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('f', 'c', 'x', 'u')
        order by contype <> 'f' loop
        execute format('alter table %s drop constraint %I', one.owner, one.conname);
      end loop;
      for one in select indexrelid::regclass as name from pg_index
        join pg_class on pg_class.oid = indexrelid
        where relnamespace = 'public'::regnamespace and indisunique and not indisprimary loop
        execute format('drop index %s', one.name);
      end loop;
    end
    $$`.execute(db);
}
