import type { ReactNode } from 'react';
import type { Ticket } from '#contract/timetable/tickets.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { TicketLimits, TicketSelection } from './ticket-selection.ts';

/** Who books what. */
export interface LastTimeKey {
  userId: number;
  /** The activity's slug, at any venue. */
  activity: string;
}

/** The tickets of the last time, as a selection and as the label of the button that chooses them. */
export interface LastTime {
  selection: TicketSelection;
  label: ReactNode;
}

/** The tickets of the last time among those of a session; null where they cannot be had. */
export type Repeat = (tickets: readonly Ticket[], limits: TicketLimits, t: Translate) => LastTime | null;
