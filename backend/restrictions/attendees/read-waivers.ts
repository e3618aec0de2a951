import type { Db } from '#backend/db/schema.ts';
import { notFound } from '#backend/failure.ts';
import { readRestrictionQuestions } from '#backend/restrictions/questions-store.ts';
import type { QuestionSection } from '#contract/activities/questions.ts';
import type { RestrictionRef } from '#contract/activities/restrictions.ts';
import { termsHash } from './counted-waivers.ts';

export interface Waiver extends RestrictionRef {
  termsHash: string;
  sections: QuestionSection[];
}

/** Waivers with their questions. Throws `not_found` where one is not there, or is an induction. */
export async function readWaivers(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Waiver>> {
  const rows = await db
    .selectFrom('restrictions as r')
    .where('r.id', 'in', ids)
    .where('r.type', 'not in', ['pre-purchase-induction', 'post-purchase-induction'])
    .select(['r.id', 'r.name', 'r.type', termsHash.as('termsHash')])
    .execute();
  if (ids.some((id) => rows.every((row) => row.id !== id))) throw notFound();
  const questions = await readRestrictionQuestions(db, ids);
  return new Map(rows.map((row) => [row.id, { ...row, sections: questions.get(row.id) ?? [] }]));
}
