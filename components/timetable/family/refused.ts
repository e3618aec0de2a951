import type { Person } from '#components/booking/person/people.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import type { Occurrence } from '#contract/timetable/occurrences.ts';

/** Somebody who cannot come to a class as it is for them. */
export interface Refused {
  day: TimetableDay;
  session: Occurrence;
  person: Person;
  now: Date;
}
