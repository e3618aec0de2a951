import { groupByDayPart, type DayPart } from '#components/booking/model/timetable-parts.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

export interface ClassGroup {
  id: string;
  /** Null for a group that is headed by a name instead. */
  part: DayPart | null;
  name: string;
  sessions: OccurrenceSummary[];
}

/**
 * Groups classes by part of the day, or by class name for activities in which people choose a class rather than a time.
 */
export const classGroups = (sorted: readonly OccurrenceSummary[], browseByName: boolean): ClassGroup[] => {
  if (!browseByName) {
    return groupByDayPart(sorted).map(({ part, items }) => ({ id: part, part, name: '', sessions: items }));
  }
  const names = [...new Set(sorted.map(({ templateName }) => templateName))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  );
  return names.map((name, index) => ({
    id: String(index),
    part: null,
    name,
    sessions: sorted.filter(({ templateName }) => templateName === name),
  }));
};
