import { sql, type RawBuilder } from 'kysely';
import { recordAudit } from '#backend/audit/record-audit.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { showFoundUsers } from '#backend/desk/customers/found-user.ts';
import { operation } from '#backend/operation.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { listUsersEndpoint } from '#contract/desk/customers.ts';

/** The last character of all: no text that begins with a prefix comes after the prefix with it. */
const last = '\u{10FFFF}';

/**
 * Whether a text begins with a prefix, compared byte by byte as its index is ordered. Unlike `like` with a parameter, this
 * uses the index in every plan.
 */
function startsWith(text: RawBuilder<string>, prefix: string): RawBuilder<boolean> {
  return sql<boolean>`(${text} ~>=~ ${prefix} and ${text} ~<~ ${prefix + last})`;
}

const firstName = sql<string>`lower(u.first_name)`;
const lastName = sql<string>`lower(u.last_name)`;

/** Each word begins the first or the last name. */
function matchesName(search: string): RawBuilder<boolean> {
  const words = search
    .split(/\s+/)
    .map((word) => sql<boolean>`(${startsWith(firstName, word)} or ${startsWith(lastName, word)})`);
  return sql<boolean>`(${sql.join(words, sql` and `)})`;
}

/** Each part has an index of its own. */
function matches(search: string): RawBuilder<boolean> {
  const lower = search.toLowerCase();
  const parts = [
    matchesName(lower),
    sql<boolean>`u.email is not null and ${startsWith(sql`lower(u.email)`, lower)}`,
    startsWith(sql`lower(u.reference)`, lower),
    sql<boolean>`u.postcode is not null
      and ${startsWith(sql`lower(replace(u.postcode, ' ', ''))`, lower.replaceAll(/\s+/g, ''))}`,
    sql<boolean>`u.barcode = ${search}`,
  ];
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

interface Wanted {
  search?: string | undefined;
  barcode?: string | undefined;
}

/** People by what they say or by their card, by last and first name; without those invited and those who have left. */
function selectUsers(db: Db, { search, barcode }: Wanted) {
  let chosen = db.selectFrom('users as u').where('u.isInvited', '=', false).where('u.closedAt', 'is', null);
  if (search !== undefined) chosen = chosen.where(matches(search));
  if (barcode !== undefined) chosen = chosen.where('u.barcode', '=', barcode);
  return chosen
    .selectAll('u')
    .orderBy(sql`lower(u.last_name)`)
    .orderBy(sql`lower(u.first_name)`)
    .orderBy('u.id');
}

/** Customers by name, e-mail, reference, postcode or card (docs/product.md#customers-at-the-desk). */
export const listUsers = operation(listUsersEndpoint, async ({ query }, context) => {
  const { db, clock } = context;
  const { rows, total } = await readPage(selectUsers(db, query), query);
  const details = { found: total };
  await recordAudit(db, context, {
    action: 'customers_found',
    subjectType: 'operation',
    subjectId: 'listUsers',
    details,
  });
  return {
    data: await showFoundUsers(db, rows, clock.now()),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
