'use client';

import { CourtGrid, type CourtGridProps } from './court-grid.tsx';
import { CourtLegend } from './court-legend.tsx';

/** The courts of a day with what their marks mean. */
export const CourtDay = (props: CourtGridProps) => (
  <>
    <CourtLegend />
    <CourtGrid {...props} />
  </>
);
