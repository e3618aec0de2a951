import { sql, type RawBuilder } from 'kysely';

/** The words of a text in lower case and without accents; a part of a postcode stays whole. */
function getWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
  return /\d/.test(plain) ? [plain] : plain.split(/\s+/);
}

/**
 * Whether a venue `v` has every word of the text in its name, town or postcode, whatever their order, case and accents.
 */
export function matchesText(text: string): RawBuilder<boolean> {
  const conditions = getWords(text).map((word) => {
    const pattern = `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    return sql`v.search_text like ${pattern}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}
