import { sql, type RawBuilder } from 'kysely';

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * The condition that a row is the one named by slug or id; `table` is the table's alias. Only text in the form of an id
 * is compared with ids, as a uuid and not as text, so that each comparison uses its index.
 */
export function bySlugOrId(table: string, slugOrId: string): RawBuilder<boolean> {
  const slug = sql.ref(`${table}.slug`);
  if (!uuid.test(slugOrId)) return sql<boolean>`${slug} = ${slugOrId}`;
  return sql<boolean>`(${slug} = ${slugOrId} or ${sql.ref(`${table}.id`)} = ${slugOrId}::uuid)`;
}
