import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { cleanHtml } from '#backend/restrictions/clean-html.ts';
import { readQuestionSections } from '#backend/restrictions/questions-store.ts';
import { getRestrictionFacts, selectRestrictions } from '#backend/restrictions/select-restrictions.ts';
import { getRestrictionEndpoint } from '#contract/activities/restrictions.ts';

/** A waiver or induction with its terms as harmless HTML. Throws `not_found`. */
export const getRestriction = operation(getRestrictionEndpoint, async ({ params }, { db }) => {
  const row = await selectRestrictions(db).where('r.id', '=', params.id).executeTakeFirst();
  if (row === undefined) throw notFound();
  return {
    data: {
      ...getRestrictionFacts(row),
      terms: row.terms === null ? null : cleanHtml(row.terms),
      customQuestionSections: await readQuestionSections(db, { restrictionId: row.id }),
    },
  };
});
