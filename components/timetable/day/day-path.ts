import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';

/** The path of this activity's timetable on another day (docs/product.md#pages). */
export const dayPath = ({ venue, activity }: Pick<TimetableDay, 'venue' | 'activity'>, date: string): string =>
  `/location/${venue.slug}/${activity.slug}/${date}`;
