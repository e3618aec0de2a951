import { getOccurrence } from '../timetable/operations/get-occurrence.ts';
import { listOccurrenceFilters } from '../timetable/operations/list-occurrence-filters.ts';
import { listOccurrences } from '../timetable/operations/list-occurrences.ts';
import { updateOccurrence } from '../timetable/operations/update-occurrence.ts';

export const occurrencesOperations = {
  listOccurrences,
  listOccurrenceFilters,
  getOccurrence,
  updateOccurrence,
};
