interface Timetable {
  /** Slugs. */
  venue: string;
  activity: string;
  /** YYYY-MM-DD at the venue. */
  date: string;
}

/** The name of the timetable of a day, as streams of live places have it: `riverside/swim/2026-11-24`. */
export const timetableName = ({ venue, activity, date }: Timetable): string =>
  [venue, activity, date].map(encodeURIComponent).join('/');
