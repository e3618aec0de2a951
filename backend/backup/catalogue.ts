import type pg from 'pg';
import { z } from 'zod';

const noExtension = `not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

const tablesSchema = z.array(z.object({ name: z.string(), columns: z.array(z.string()) }));

/** Our tables but the list of migrations, each with the columns that can be written, in their order. */
export async function readTables(client: pg.Client): Promise<z.infer<typeof tablesSchema>> {
  const { rows } = await client.query(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and ${noExtension}
    group by c.relname order by c.relname`);
  return tablesSchema.parse(rows);
}

const sequencesSchema = z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() }));

/** Our sequences, each with the number it gave last. They belong to no transaction: numbers are never lower than used. */
export async function readSequences(client: pg.Client): Promise<z.infer<typeof sequencesSchema>> {
  const { rows } = await client.query<{ name: string }>(`
    select c.relname as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S' and ${noExtension} order by c.relname`);
  const all: unknown[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<Record<string, unknown>>(
      `select $1::text as name, last_value::text as last, is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
      [name],
    );
    all.push(...states);
  }
  return sequencesSchema.parse(all);
}

const foreignKeysSchema = z.array(z.object({ table: z.string(), name: z.string(), definition: z.string() }));

/** Our foreign keys, as the statements that make them say. */
export async function readForeignKeys(client: pg.Client): Promise<z.infer<typeof foreignKeysSchema>> {
  const { rows } = await client.query(`
    select k.conrelid::regclass::text as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conparentid = 0
    order by 1, 2`);
  return foreignKeysSchema.parse(rows);
}

/** Throws one sentence unless the database has no table of its own and nobody else is connected to it. */
export async function requireEmptyAndUnused(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ others: number; tables: number }>(`
    select
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and usename is not null and pid <> pg_backend_pid()) as others,
      (select count(*)::int from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and ${noExtension}) as tables`);
  const { others = 0, tables = 0 } = rows[0] ?? {};
  if (others > 0)
    throw new Error(`The database is in use by ${others} other connections: stop everything that uses it first.`);
  if (tables > 0)
    throw new Error(`The database has ${tables} tables: a backup is restored only into one that is new and empty.`);
}
