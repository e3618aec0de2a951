import { notFound } from '#backend/failure.ts';
import { operation } from '#backend/operation.ts';
import { findOccurrence } from '#backend/timetable/find-occurrence.ts';
import { readOccurrences } from '#backend/timetable/read-occurrences.ts';
import { getOccurrenceEndpoint } from '#contract/timetable/list-occurrences.ts';

/** One session by its 34 characters, for those who manage the timetable. Throws `not_found`. */
export const getOccurrence = operation(getOccurrenceEndpoint, async ({ params, query }, context) => {
  const found = await findOccurrence(context.db, params.id, context.clock.now());
  const [occurrence] = await readOccurrences(context, [found], query.source);
  if (occurrence === undefined) throw notFound();
  return { data: query.withBookableContext ? occurrence : { ...occurrence, bookableAction: null } };
});
