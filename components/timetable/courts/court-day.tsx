'use client';

import { useState } from 'react';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { CourtGrid, type CourtGridProps } from './court-grid.tsx';
import { getDurations } from './court-rows.ts';
import { CourtTools } from './court-tools.tsx';

export type CourtDayProps = Omit<CourtGridProps, 'onSelect'> & {
  onSelect: (id: OccurrenceSummary['id'] | null) => void;
};

/** The courts of a day for one length of play; the shortest unless another is chosen. */
export const CourtDay = ({ slots, selectedId, onSelect, ...grid }: CourtDayProps) => {
  const [selected, setWished] = useState<number | null>(null);
  const durations = getDurations(slots);
  const duration = selected !== null && durations.includes(selected) ? selected : (durations[0] ?? 0);
  return (
    <>
      <CourtTools {...{ durations, duration }} onChange={setWished} />
      <CourtGrid
        {...grid}
        selectedId={selectedId}
        slots={slots.filter((slot) => slot.duration === duration)}
        onSelect={({ id }) => onSelect(id === selectedId ? null : id)}
      />
    </>
  );
};
