import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { readQuestionSections } from '#backend/restrictions/questions-store.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { getActivityEndpoint } from '#contract/timetable/occurrences.ts';

/** One session by either of its ids, with tickets and questions. Throws `not_found`. */
export const getActivity = operation(getActivityEndpoint, async ({ params, query }, context) => {
  const { db, clock } = context;
  const found = await findOccurrence(db, params.id, clock.now());
  const [[occurrence], customQuestionSections] = await Promise.all([
    readOccurrences(context, [found], query.source),
    readQuestionSections(db, { scheduleId: found.row.scheduleId }),
  ]);
  if (occurrence === undefined) throw notFound();
  return { data: { ...occurrence, customQuestionSections } };
});
