'use client';

import type { ReactNode } from 'react';
import { formatMoney } from '#lib/format/format-money.ts';
import { useText } from '#lib/messages/text-context.ts';
import { selectionTotal, type SelectionLine } from '#lib/rules/ticket-selection.ts';
import { PickBar } from './pick-bar.tsx';

export type TicketBarProps = {
  tickets: readonly SelectionLine[];
  extras: readonly SelectionLine[];
  currency: string;
  action: ReactNode;
};

const countOf = (lines: readonly SelectionLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The chosen tickets at the bottom of a phone. */
export const TicketBar = ({ tickets, extras, currency, action }: TicketBarProps) => {
  const text = useText();
  return (
    <PickBar
      label={text('timetable.tickets.yours')}
      sum={formatMoney(selectionTotal([...tickets, ...extras]), currency)}
      note={text('timetable.tickets.summary', { tickets: countOf(tickets), extras: countOf(extras) })}
      action={action}
    />
  );
};
