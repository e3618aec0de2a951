'use client';

import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { CourtGrid, type CourtGridProps } from './court-grid.tsx';
import { CourtLegend } from './court-legend.tsx';

export type CourtDayProps = Omit<CourtGridProps, 'onSelect'> & {
  onSelect: (id: OccurrenceSummary['id'] | null) => void;
};

/** The courts of a day with what their marks mean. A second press on the chosen court puts it back. */
export const CourtDay = ({ selectedId, onSelect, ...grid }: CourtDayProps) => (
  <>
    <CourtLegend />
    <CourtGrid {...grid} selectedId={selectedId} onSelect={({ id }) => onSelect(id === selectedId ? null : id)} />
  </>
);
