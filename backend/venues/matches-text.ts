import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '#contract/rules/search-text.ts';

/**
 * Whether a venue `v` has every word of the text in its name, town or postcode, whatever their order, case and accents.
 */
export function matchesText(text: string): RawBuilder<boolean> {
  const conditions = searchWords(text).map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`v.search_text like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
