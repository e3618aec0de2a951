import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '#backend/db/schema.ts';
import type { occurrenceListQuery } from '#contract/timetable/list-occurrences.ts';

type Query = z.output<typeof occurrenceListQuery>;

/**
 * Sessions from one wall time of their venues to another. A zone is at most 14 hours from UTC, so that an index finds
 * them by their start. `offset 0` keeps the planner from reading all venues: each is looked up once by its id.
 */
export function startsWithin(db: Db, { startsAfter, startsBefore }: Pick<Query, 'startsAfter' | 'startsBefore'>) {
  const wall = sql<string>`(o.starts_at at time zone v.timezone)`;
  const utc = (stamp: string) => sql<Date>`(${stamp}::timestamp at time zone 'UTC')`;
  return db
    .selectFrom('occurrences as o')
    .innerJoinLateral(
      (join) => join.selectFrom('venues').whereRef('venues.id', '=', 'o.venueId').select('timezone').offset(0).as('v'),
      (join) => join.onTrue(),
    )
    .where('o.startsAt', '>=', sql<Date>`${utc(startsAfter)} - interval '14 hours'`)
    .where('o.startsAt', '<', sql<Date>`${utc(startsBefore)} + interval '14 hours'`)
    .where(wall, '>=', sql<string>`${startsAfter}::timestamp`)
    .where(wall, '<', sql<string>`${startsBefore}::timestamp`);
}

function selectChosen(db: Db, query: Query) {
  const { venueIds, categoryIds, scheduleIds, recurrenceIds, locationIds, clashing } = query;
  let chosen = startsWithin(db, query);
  if (venueIds !== undefined) chosen = chosen.where('o.venueId', 'in', venueIds);
  if (scheduleIds !== undefined) chosen = chosen.where('o.scheduleId', 'in', scheduleIds);
  if (recurrenceIds !== undefined) chosen = chosen.where('o.recurrenceId', 'in', recurrenceIds);
  if (categoryIds !== undefined)
    chosen = chosen
      .innerJoin('categories as c', 'c.id', 'o.categoryId')
      .where((where) => where.or([where('c.id', 'in', categoryIds), where('c.parentId', 'in', categoryIds)]));
  if (locationIds !== undefined)
    chosen = chosen.where('o.id', 'in', (locations) =>
      locations
        .selectFrom('occurrenceLocations')
        .where('locationId', 'in', locationIds)
        .select('occurrenceLocations.occurrenceId'),
    );
  if (clashing === 'only_clashing')
    chosen = chosen.where('o.status', '!=', 'cancelled').where('o.isOnSale', '=', false);
  if (clashing === 'only_non_clashing')
    chosen = chosen.where((o) => o.or([o('o.isOnSale', '=', true), o('o.status', '=', 'cancelled')]));
  return chosen;
}

/** One page of the ids of the sessions that are asked for, by start, then id; and whether more come after it. */
export async function findOccurrenceIds(db: Db, query: Query): Promise<{ ids: string[]; hasMore: boolean }> {
  const { page, perPage } = query;
  const rows = await selectChosen(db, query)
    .orderBy('o.startsAt')
    .orderBy('o.id')
    .limit(perPage + 1)
    .offset((page - 1) * perPage)
    .select('o.id')
    .execute();
  return { ids: rows.slice(0, perPage).map(({ id }) => id), hasMore: rows.length > perPage };
}
