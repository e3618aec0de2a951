/** The venue whose timetable a basket stands beside or below; none beside camps and courses. */
export type TimetableOf = { venueSlug?: string };
