import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#backend/db/schema.ts';

/** A pattern for texts that begin with this one. */
const startsWith = (text: string): string => `${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Each word begins the first or the last name. */
function matchesName(search: string): RawBuilder<boolean> {
  const words = search
    .split(/\s+/)
    .map(
      (word) =>
        sql<boolean>`(lower(u.first_name) like ${startsWith(word)} or lower(u.last_name) like ${startsWith(word)})`,
    );
  return sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** Each part has an index of its own. */
function matches(search: string): RawBuilder<boolean> {
  const lower = search.toLowerCase();
  const parts = [
    matchesName(lower),
    sql<boolean>`lower(u.email) like ${startsWith(lower)}`,
    sql<boolean>`lower(u.reference) like ${startsWith(lower)}`,
    sql<boolean>`lower(replace(u.postcode, ' ', '')) like ${startsWith(lower.replaceAll(/\s+/g, ''))}`,
    sql<boolean>`u.barcode = ${search}`,
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

interface Wanted {
  search?: string | undefined;
  barcode?: string | undefined;
}

/** People by what they say or by their card, by last and first name; without those invited and those who have left. */
export function selectUsers(db: Db, { search, barcode }: Wanted) {
  let chosen = db.selectFrom('users as u').where('u.isInvited', '=', false).where('u.closedAt', 'is', null);
  if (search !== undefined) chosen = chosen.where(matches(search));
  if (barcode !== undefined) chosen = chosen.where('u.barcode', '=', barcode);
  return chosen
    .selectAll('u')
    .orderBy(sql`lower(u.last_name)`)
    .orderBy(sql`lower(u.first_name)`)
    .orderBy('u.id');
}
