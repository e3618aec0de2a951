import { sql } from 'kysely';
import { chooseCart } from '#backend/cart/choose-cart.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { cleanHtml } from '#backend/operator/clean-html.ts';
import { readQuestionSections, readRestrictionQuestions } from '#backend/questions/questions-store.ts';
import { readWaivers } from '#backend/restrictions/attendees/read-waivers.ts';
import { getPagination } from '#backend/serialize/pagination.ts';
import { containsWords } from '#backend/venues/matches-text.ts';
import { listPreviousAttendeesEndpoint } from '#contract/activities/question-waivers.ts';
import {
  getRestrictionEndpoint,
  listRestrictionsEndpoint,
  type Restriction,
} from '#contract/activities/restrictions.ts';
import { searchWords } from '#contract/rules/search-text.ts';

/** Restrictions with the category that meets them. */
function selectRestrictions(db: Db) {
  return db
    .selectFrom('restrictions as r')
    .leftJoin('categories as c', 'c.id', 'r.relatedCategoryId')
    .select(['r.id', 'r.name', 'r.type', 'r.terms'])
    .select(['c.id as categoryId', 'c.name as categoryName', 'c.slug as categorySlug']);
}

type RestrictionRow = Awaited<ReturnType<ReturnType<typeof selectRestrictions>['execute']>>[number];

/** A restriction as the wire shows it (`restrictionSchema`), without terms and questions. */
function getRestrictionFacts(row: RestrictionRow): Omit<Restriction, 'terms' | 'customQuestionSections'> {
  const { id, name, type, categoryId, categoryName, categorySlug } = row;
  const hasCategory = categoryId !== null && categoryName !== null && categorySlug !== null;
  return {
    id,
    name,
    type,
    relatedCategory: hasCategory ? { id: categoryId, name: categoryName, slug: categorySlug } : null,
  };
}

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

const mostAttendees = 50;

/** Those somebody agreed for, each with their last agreement to this waiver, the newest first. */
function selectAttendees(db: Db, ownerId: number, restrictionId: string) {
  return db
    .selectFrom('attendees as a')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('questionWaivers as w')
          .whereRef('w.attendeeId', '=', 'a.id')
          .where('w.restrictionId', '=', restrictionId)
          .orderBy('w.agreedAt', 'desc')
          .orderBy('w.id')
          .limit(1)
          .select(['w.id', 'w.agreedAt'])
          .as('last'),
      (join) => join.onTrue(),
    )
    .where('a.ownerUserId', '=', ownerId)
    .orderBy('last.agreedAt', 'desc')
    .orderBy('a.id')
    .limit(mostAttendees)
    .select(['a.id', 'a.firstName', 'a.lastName', 'a.dateOfBirth', 'last.id as waiverId']);
}

async function readAnswers(db: Db, waiverIds: readonly string[]) {
  if (waiverIds.length === 0) return [];
  return db
    .selectFrom('questionAnswers')
    .where('questionWaiverId', 'in', waiverIds)
    .orderBy('questionId')
    .select(['questionWaiverId', 'questionId as customQuestionId', 'answer'])
    .execute();
}

/** Whom the basket's owner has agreed for before (docs/product.md#waivers). Throws `not_found`. */
export const listPreviousAttendees = operation(listPreviousAttendeesEndpoint, async ({ params, query }, context) => {
  const { db } = context;
  await readWaivers(db, [params.restriction]);
  const { userId } = chooseCart(context, {});
  if (userId === null) return { data: [] };
  const all = selectAttendees(db, userId, params.restriction);
  const name = sql<string>`plain_text(a.first_name || ' ' || a.last_name)`;
  const rows = await (
    query.query === undefined ? all : all.where(containsWords(name, searchWords(query.query)))
  ).execute();
  const answers = await readAnswers(
    db,
    rows.map(({ waiverId }) => waiverId),
  );
  const data = rows.map(({ waiverId, ...attendee }) => ({
    ...attendee,
    answers: answers
      .filter(({ questionWaiverId }) => questionWaiverId === waiverId)
      .map(({ customQuestionId, answer }) => ({ customQuestionId, answer })),
  }));
  return { data };
});
