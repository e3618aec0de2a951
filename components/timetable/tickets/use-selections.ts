'use client';

import { useState } from 'react';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { nothingSelected, type TicketSelection } from './ticket-selection.ts';

type SessionId = OccurrenceSummary['id'];

/** The ticket selection of each session, kept when the visitor shows another session or logs in. */
export const useSelections = () => {
  const [selections, setSelections] = useState<Readonly<Record<SessionId, TicketSelection>>>({});
  return {
    of: (id: SessionId): TicketSelection => selections[id] ?? nothingSelected,
    set: (id: SessionId, selection: TicketSelection) => setSelections((others) => ({ ...others, [id]: selection })),
    clear: (id: SessionId) => setSelections((others) => ({ ...others, [id]: nothingSelected })),
  };
};
