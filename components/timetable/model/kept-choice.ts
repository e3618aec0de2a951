import type { TimetableFilters } from '#components/timetable/model/timetable-filter.ts';
import type { TicketSelection } from '#components/timetable/tickets/ticket-selection.ts';
import { isObject } from '#contract/rules/is-object.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';

const isTexts = (input: unknown): boolean => Array.isArray(input) && input.every((text) => typeof text === 'string');

/** The chosen session or court; null for none. */
export const isSessionId = (input: unknown): input is OccurrenceSummary['id'] | null =>
  input === null || typeof input === 'string' || typeof input === 'number';

/** The chosen length of play in minutes; null for none. */
export const isLength = (input: unknown): input is number | null => input === null || typeof input === 'number';

/** Whether what was kept are filters of this shape. */
export const isFilters = (input: unknown): input is TimetableFilters =>
  isObject(input) &&
  [input.startTime, input.endTime].every((time) => time === null || typeof time === 'string') &&
  [input.instructors, input.tags, input.locations].every(isTexts);

export interface TicketChoice {
  chosenId: OccurrenceSummary['id'] | null;
  /** By the id of the session. */
  selections: Readonly<Record<string, TicketSelection>>;
}

export const nothingChosen: TicketChoice = { chosenId: null, selections: {} };

const isSelection = (input: unknown): boolean => isObject(input) && isObject(input.tickets) && isObject(input.extras);

/** Whether what was kept is a choice of tickets of this shape. */
export const isTicketChoice = (input: unknown): input is TicketChoice =>
  isObject(input) &&
  isSessionId(input.chosenId) &&
  isObject(input.selections) &&
  Object.values(input.selections).every(isSelection);
