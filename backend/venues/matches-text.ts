import { sql, type RawBuilder } from 'kysely';
import { searchWords } from '#contract/rules/search-text.ts';

/** Whether a column or expression of plain text contains every one of these words, in any order. */
export function containsWords(text: RawBuilder<string>, words: readonly string[]): RawBuilder<boolean> {
  const conditions = words.map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`${text} like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Whether a venue `v` has every word of the text in its name, town or postcode, whatever their order, case and accents.
 */
export function matchesText(text: string): RawBuilder<boolean> {
  return containsWords(sql<string>`v.search_text`, searchWords(text));
}
