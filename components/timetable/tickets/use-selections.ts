'use client';

import { choiceName } from '#components/booking/model/choice-name.ts';
import { useKeptState } from '#components/booking/use-kept-state.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { isTicketChoice, nothingChosen } from '#components/timetable/model/timetable-filter.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { nothingSelected, type TicketSelection } from './ticket-selection.ts';

type SessionId = OccurrenceSummary['id'];

export interface Selections {
  chosenId: SessionId | null;
  choose: (id: SessionId) => void;
  /** Undefined before anything of it was selected. */
  of: (id: SessionId) => TicketSelection | undefined;
  /** Whether any ticket of it is chosen. */
  has: (id: SessionId) => boolean;
  set: (id: SessionId, selection: TicketSelection) => void;
  clear: (id: SessionId) => void;
  /** Chooses another session with the tickets of one. */
  move: (from: SessionId, to: SessionId) => void;
}

/**
 * The chosen session and the ticket selection of each, kept when the visitor shows another session, logs in, reloads
 * the page or comes back to it.
 */
export const useSelections = (day: TimetableDay): Selections => {
  const [{ chosenId, selections }, change] = useKeptState(choiceName('tickets', day), nothingChosen, isTicketChoice);
  const set = (id: SessionId, selection: TicketSelection) =>
    change((before) => ({ ...before, selections: { ...before.selections, [id]: selection } }));
  return {
    chosenId,
    choose: (id) => change((before) => ({ ...before, chosenId: id })),
    of: (id) => selections[id],
    has: (id) => Object.values(selections[id]?.tickets ?? {}).some((quantity) => quantity > 0),
    set,
    clear: (id) => set(id, nothingSelected),
    move: (from, to) =>
      change((before) => ({
        chosenId: to,
        selections: { ...before.selections, [to]: before.selections[from] ?? nothingSelected },
      })),
  };
};
