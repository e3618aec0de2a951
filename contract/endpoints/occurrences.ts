import type { Endpoint } from '#contract/endpoint.ts';
import type { occurrencesRoutes } from '#contract/routes/occurrences.ts';
import {
  getOccurrenceEndpoint,
  listOccurrenceFiltersEndpoint,
  listOccurrencesEndpoint,
} from '#contract/timetable/list-occurrences.ts';
import { updateOccurrenceEndpoint } from '#contract/timetable/update-occurrence.ts';

export const occurrencesEndpoints = {
  listOccurrences: listOccurrencesEndpoint,
  listOccurrenceFilters: listOccurrenceFiltersEndpoint,
  getOccurrence: getOccurrenceEndpoint,
  updateOccurrence: updateOccurrenceEndpoint,
} satisfies Record<keyof typeof occurrencesRoutes, Endpoint>;
