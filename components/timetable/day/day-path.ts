import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';

interface DayPlace {
  venue: Pick<TimetableDay['venue'], 'slug'>;
  activity: Pick<TimetableDay['activity'], 'slug'>;
}

/** The path of this activity's timetable on another day (docs/product.md#pages). */
export const dayPath = ({ venue, activity }: DayPlace, date: string): string =>
  `/location/${venue.slug}/${activity.slug}/${date}`;
