import { sql, type RawBuilder } from 'kysely';

/** Whether a venue `v` has the text in its name, town or postcode, whatever the case. */
export function matchesText(text: string): RawBuilder<boolean> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`v.search_text like lower(${pattern})`;
}
