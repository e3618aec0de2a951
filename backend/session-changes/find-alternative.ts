import type { Tx } from '#backend/db/schema.ts';
import type { Alternative } from '#backend/mail/changed-session.ts';
import { getCapacity } from '#backend/timetable/capacity.ts';
import type { FoundOccurrence } from '#backend/timetable/find-occurrence.ts';
import { selectOccurrences, type OccurrenceRow } from '#backend/timetable/occurrence-row.ts';
import { isV2Date } from '#backend/timetable/scope.ts';

/** How many later sessions are looked at for one with places. */
const lookedAt = 40;

function isOnSale({ firstBookableAt, lastBookableAt }: OccurrenceRow, now: Date): boolean {
  return (firstBookableAt === null || firstBookableAt <= now) && (lastBookableAt === null || lastBookableAt >= now);
}

/** The next session of the same series that anybody can book; null when there is none, or only as a whole. */
export async function findAlternative(tx: Tx, { row, scope }: FoundOccurrence, now: Date): Promise<Alternative | null> {
  const later = await selectOccurrences(tx, now)
    .where('o.scheduleId', '=', row.scheduleId)
    .where('o.startsAt', '>', row.startsAt > now ? row.startsAt : now)
    .where('o.id', '!=', row.id)
    .where('o.isOnSale', '=', true)
    .where('o.isSoldIndividually', '=', true)
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .limit(lookedAt)
    .execute();
  const next = later.find((one) => isOnSale(one, now) && getCapacity(one, 'online').available > 0);
  if (next === undefined) return null;
  const { id, v1Id, startsAt, localDate, templateName } = next;
  return { id: isV2Date(scope, localDate) ? id : v1Id, startsAt, localDate, templateName };
}
