'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '#lib/format/format-money.ts';
import { PickBar } from './pick-bar.tsx';
import { selectionTotal, type SelectionLine } from './ticket-selection.ts';

export type TicketBarProps = {
  tickets: readonly SelectionLine[];
  extras: readonly SelectionLine[];
  currency: string;
  action: ReactNode;
};

const getCount = (lines: readonly SelectionLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The chosen tickets at the bottom of a phone. */
export const TicketBar = ({ tickets, extras, currency, action }: TicketBarProps) => {
  const t = useTranslations('timetable');
  return (
    <PickBar
      label={t('tickets.yours')}
      sum={formatMoney(selectionTotal([...tickets, ...extras]), currency)}
      note={t('tickets.summary', { tickets: getCount(tickets), extras: getCount(extras) })}
      action={action}
    />
  );
};
