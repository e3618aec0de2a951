import type { Db } from '#backend/db/schema.ts';

/** Camps and courses on sale where the operator or the venue offers them, with what they cost as a whole. */
export function selectSchedules(db: Db) {
  return db
    .selectFrom('schedules as s')
    .innerJoin('venues as v', 'v.id', 's.venueId')
    .innerJoin('operators as o', (join) => join.onTrue())
    .innerJoin('categories as c', 'c.id', 's.categoryId')
    .leftJoin('categories as root', 'root.id', 'c.parentId')
    .leftJoin('pricingOptions as p', 'p.id', 's.pricingOptionId')
    .where('s.bookingType', 'in', ['camps', 'courses'])
    .where('s.isActive', '=', true)
    .where((where) =>
      where(where.fn.coalesce('v.campsAndCoursesBookingEnabled', 'o.campsAndCoursesBookingEnabled'), '=', true),
    )
    .select([
      's.id',
      's.slug',
      's.bookingType',
      's.name',
      's.description',
      's.durationInWeeks',
      's.startsAt',
      's.endsAt',
      's.isSoldBundled',
      's.isSoldIndividually',
      's.isProRata',
      's.allowCustomerBookCourseAfterStart',
      's.firstBookableAt',
      's.lastBookableAt',
      's.minimumAge',
      's.maximumAge',
      's.pricingOptionId',
    ])
    .select(['p.price', 'p.taxRate'])
    .select(['c.id as categoryId', 'c.name as categoryName', 'c.slug as categorySlug', 'c.bookingType as categoryType'])
    .select(['v.id as venueId', 'v.name as venueName', 'v.slug as venueSlug', 'v.timezone', 'o.currency'])
    .$narrowType<{ slug: string; startsAt: Date; endsAt: Date; bookingType: 'camps' | 'courses' }>();
}

export type ScheduleRow = Awaited<ReturnType<ReturnType<typeof selectSchedules>['execute']>>[number];
