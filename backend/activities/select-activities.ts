import type { Db } from '#backend/db/schema.ts';
import type { TimetabledType } from '#backend/venues/activity-types.ts';

/** Selects what venues offer by time, groups included, in the operator's order. */
export const selectActivities = (db: Db) =>
  db
    .selectFrom('venueActivities as a')
    .innerJoin('categories as c', 'c.id', 'a.categoryId')
    .where((where) =>
      where.or([
        where('c.bookingType', 'is', null),
        where('c.bookingType', 'in', ['ticketed', 'resources', 'classes']),
      ]),
    )
    .orderBy('a.position')
    .orderBy('c.name')
    .select(['c.id', 'c.slug', 'c.name', 'c.parentId', 'c.bookingType'])
    .$narrowType<{ bookingType: TimetabledType | null }>();
