/** Filters of a timetable beside the part of the day (docs/product.md#timetables). An empty list matches every session. */
export interface TimetableFilters {
  /** Ids. */
  instructors: readonly string[];
  tags: readonly string[];
}

export const noFilters: TimetableFilters = { instructors: [], tags: [] };

interface Filtered {
  instructors: readonly { id: string; name: string }[];
  tags: readonly string[];
}

const overlaps = (chosen: readonly string[], input: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((value) => input.includes(value));

/** Whether a session has any of the instructors and any of the tags. */
export const fitsFilters = (item: Filtered, filters: TimetableFilters): boolean =>
  overlaps(
    filters.instructors,
    item.instructors.map(({ id }) => id),
  ) && overlaps(filters.tags, item.tags);

/** The sessions that fit the filters. */
export const filterTimetable = <Item extends Filtered>(items: readonly Item[], filters: TimetableFilters): Item[] =>
  items.filter((item) => fitsFilters(item, filters));

/** The number of chosen instructors and tags, shown on the filter button. */
export const countFilters = ({ instructors, tags }: TimetableFilters): number => instructors.length + tags.length;

/** The filter options of these sessions, without duplicates, sorted by name. */
export const filterChoices = (items: readonly Filtered[]) => {
  const instructors = new Map(items.flatMap((item) => item.instructors.map((ref) => [ref.id, ref] as const)));
  return {
    instructors: [...instructors.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    tags: [...new Set(items.flatMap((item) => item.tags))].toSorted((a, b) => a.localeCompare(b, 'en')),
  };
};
