import { sql } from 'kysely';
import { readPage } from '#backend/db/read-page.ts';
import { operation } from '#backend/operation.ts';
import { readRestrictionQuestions } from '#backend/restrictions/questions-store.ts';
import { getRestrictionFacts, selectRestrictions } from '#backend/restrictions/select-restrictions.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { listRestrictionsEndpoint } from '#contract/activities/restrictions.ts';
import { searchWords } from '#contract/rules/search-text.ts';

/** The operator's waivers and inductions by name, for staff who plan sessions (docs/product.md#waivers). */
export const listRestrictions = operation(listRestrictionsEndpoint, async ({ query }, { db }) => {
  const { search, type } = query;
  let chosen = selectRestrictions(db);
  if (search !== undefined) chosen = chosen.where(containsWords(sql<string>`plain_text(r.name)`, searchWords(search)));
  if (type !== undefined) chosen = chosen.where('r.type', '=', type);
  const { rows, total } = await readPage(chosen.orderBy('r.name').orderBy('r.id'), query);
  const questions = await readRestrictionQuestions(
    db,
    rows.map(({ id }) => id),
  );
  return {
    data: rows.map((row) => ({
      ...getRestrictionFacts(row),
      terms: null,
      customQuestionSections: questions.get(row.id) ?? [],
    })),
    pagination: getPagination({ ...query, count: rows.length, total }),
  };
});
