import { sql } from 'kysely';
import type { z } from 'zod';
import { bySlugOrId } from '#backend/db/by-slug-or-id.ts';
import { readPage } from '#backend/db/read-page.ts';
import type { Db } from '#backend/db/schema.ts';
import type { scheduleListQuery, scheduleQuery } from '#contract/schedules/schedules.ts';
import { selectSchedules, type ScheduleRow } from './schedule-row.ts';

/** Camps, or courses; of the latter perhaps only those whose booking has opened. */
interface Kind {
  bookingType: 'camps' | 'courses';
  isOpened?: boolean;
}

type Places = Pick<z.output<typeof scheduleListQuery>, 'categoryIds' | 'categorySlugs' | 'venueIds' | 'venueSlugs'>;

/** Of these venues and categories; a root category includes its children. */
function selectFrom(db: Db, { bookingType, isOpened = false }: Kind, places: Places, now: Date) {
  const { categoryIds, categorySlugs, venueIds, venueSlugs } = places;
  let found = selectSchedules(db).where('s.bookingType', '=', sql.lit(bookingType));
  if (venueIds !== undefined) found = found.where('v.id', 'in', venueIds);
  if (venueSlugs !== undefined) found = found.where('v.slug', 'in', venueSlugs);
  if (categoryIds !== undefined) {
    found = found.where((where) => where.or([where('c.id', 'in', categoryIds), where('root.id', 'in', categoryIds)]));
  }
  if (categorySlugs !== undefined) {
    found = found.where((where) =>
      where.or([where('c.slug', 'in', categorySlugs), where('root.slug', 'in', categorySlugs)]),
    );
  }
  if (isOpened) {
    found = found.where((where) =>
      where.or([where('s.firstBookableAt', 'is', null), where('s.firstBookableAt', '<=', now)]),
    );
  }
  return found;
}

/** One page of those not yet ended, by start, then name; and how many there are altogether. */
export async function findSchedules(
  db: Db,
  kind: Kind,
  query: z.output<typeof scheduleListQuery>,
  now: Date,
): Promise<{ rows: ScheduleRow[]; total: number }> {
  const { startsAfter, startsBefore } = query;
  let found = selectFrom(db, kind, query, now).where('s.endsAt', '>', now);
  const start = sql<string>`(s.starts_at at time zone v.timezone)`;
  if (startsAfter !== undefined) found = found.where(start, '>=', sql<string>`${startsAfter}::timestamp`);
  if (startsBefore !== undefined) found = found.where(start, '<', sql<string>`${startsBefore}::timestamp`);
  return readPage(found.orderBy('s.startsAt').orderBy('s.name').orderBy('s.id'), query);
}

/** One by slug or id, over or not; undefined when it isn't there, or not at the venue and in the category asked for. */
export function findSchedule(
  db: Db,
  kind: Kind,
  id: string,
  query: Pick<z.output<typeof scheduleQuery>, 'venueSlugs' | 'categorySlugs'>,
  now: Date,
): Promise<ScheduleRow | undefined> {
  return selectFrom(db, kind, query, now).where(bySlugOrId('s', id)).executeTakeFirst();
}
