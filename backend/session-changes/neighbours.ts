import { sql } from 'kysely';
import type { Tx } from '#backend/db/schema.ts';
import { occupied, readClashes } from '#backend/timetable/clashes.ts';
import { findOccurrences } from '#backend/timetable/find-occurrence.ts';

/** Sessions off sale for a clash that this one, as it is, may be part of: at its time, with its instructor or room. */
export async function findClashingNeighbours(tx: Tx, occurrenceId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with shared as (
      select theirs.occurrence_id as id from occurrence_instructors ours
      join occurrence_instructors theirs using (instructor_id) where ours.occurrence_id = ${occurrenceId}
      union
      select theirs.occurrence_id from occurrence_locations ours
      join occurrence_locations theirs using (location_id) where ours.occurrence_id = ${occurrenceId}
    )
    select o.id from shared join occurrences o using (id) join occurrences changed on changed.id = ${occurrenceId}
    where o.id <> changed.id and o.status = 'clashing' and ${occupied('o')} && ${occupied('changed')}
    order by o.id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Puts those of these sessions back on sale that nothing is in the way of. A closure counts by itself. */
export async function freeFromClashes(tx: Tx, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const clashes = await readClashes(tx, await findOccurrences(tx, ids, now));
  const free = ids.filter((id) => (clashes.get(id) ?? []).every(({ type }) => type === 'closure'));
  if (free.length === 0) return [];
  await tx
    .updateTable('occurrences')
    .set({ status: 'bookable' })
    .where('id', 'in', free)
    .where('status', '=', 'clashing')
    .execute();
  return free;
}
