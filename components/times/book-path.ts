import { sessionFragment } from '#components/booking/model/session-fragment.ts';
import { getDate } from '#contract/rules/wall-time.ts';
import type { SearchHit } from '#contract/timetable/search.ts';

/** The session on its day in the timetable, where it is booked (docs/product.md#days-of-a-timetable). */
export const bookPath = ({ venue, occurrence: { id, activity, startsAt } }: SearchHit): string =>
  `/location/${venue.slug}/${activity.slug}/${getDate(startsAt.local)}${sessionFragment(id)}`;
