import { sql, type RawBuilder } from 'kysely';
import { hasPlaces, isFree, isOpen } from './is-free.ts';
import type { Lapsed, Searcher } from './searcher.ts';

interface Wanted {
  now: Date;
  places: number;
  isTaken: RawBuilder<boolean>;
  /** Null: somebody who is not known. */
  searcher: Searcher | null;
}

/** Whether the line of another session, whose hold ran out, is at the time of an occurrence `o`. */
function isBesideLapsed(lapsed: readonly Lapsed[]): RawBuilder<boolean> {
  if (lapsed.length === 0) return sql<boolean>`false`;
  const lines = lapsed.map(
    ({ id, during }) => sql`(o.id <> ${id} and tstzrange(o.starts_at, o.ends_at) && ${during}::tstzrange)`,
  );
  return sql<boolean>`(${sql.join(lines, sql` or `)})`;
}

/** Whether an occurrence `o` is for other ages than this, on its day: `ageProblem` as a condition. */
function isForOthers(dateOfBirth: string | null): RawBuilder<boolean> {
  if (dateOfBirth === null) return sql<boolean>`false`;
  const years = sql`extract(year from age(o.local_date, ${dateOfBirth}::date))`;
  return sql<boolean>`exists (select from schedules s
    where s.id = o.schedule_id and (${years} < s.minimum_age or ${years} > s.maximum_age))`;
}

/** Whether the caller can book so many places of an occurrence `o` now: their `bookableAction` is `book`. */
export function isFreeFor({ searcher, ...wanted }: Wanted): RawBuilder<boolean> {
  if (searcher === null) return isFree(wanted);
  const { isBarred, dateOfBirth, busy, lapsed, offered, waitingIds, metRestrictionIds } = searcher;
  if (isBarred) return sql<boolean>`false`;
  // The places that are held for them are beside those that the others see.
  const offeredIds = offered.filter(({ places }) => places >= wanted.places).map(({ id }) => id);
  const isOffered = sql`o.id = any(${offeredIds}::text[])`;
  const isWaiting = sql`o.id = any(${waitingIds}::text[])`;
  const isInducted = sql`(o.pre_purchase_induction_id is null
    or o.pre_purchase_induction_id = any(${metRestrictionIds}::uuid[])
    or o.restriction_criteria = 'any' and o.pre_purchase_waiver_id is not null)`;
  return sql<boolean>`(${isOpen(wanted.now)} and not tstzrange(o.starts_at, o.ends_at) && ${busy}::tstzmultirange
    and not ${isBesideLapsed(lapsed)}
    and (${isOffered} or not ${isWaiting} and ${hasPlaces(wanted)}) and ${isInducted}
    and not ${isForOthers(dateOfBirth)})`;
}
