'use client';

import { useTranslations } from 'next-intl';
import { PickPrice } from '#components/timetable/pick/pick-price.tsx';
import { formatMoney } from '#lib/format/format-money.ts';
import { selectionTotal, type SelectionLine } from './ticket-selection.ts';
import type { TicketPrices } from './use-ticket-prices.ts';

const getCount = (lines: readonly SelectionLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the chosen tickets and extras cost together; while none is chosen the lowest price, without free tickets. */
export const TicketTotal = ({ tickets, lines, extras, isPending }: TicketPrices) => {
  const t = useTranslations('timetable');
  const currency = tickets[0]?.price.currency ?? 'GBP';
  if (lines.length > 0) {
    return (
      <PickPrice
        label={t('tickets.total')}
        sum={formatMoney(selectionTotal([...lines, ...extras]), currency)}
        note={t('tickets.summary', { tickets: getCount(lines), extras: getCount(extras) })}
        isPending={isPending}
      />
    );
  }
  const prices = tickets.flatMap(({ price }) => (price.value > 0 ? [price.value] : []));
  if (prices.length === 0) return <PickPrice label={t('tickets.price')} sum={t('free')} note={t('tickets.title')} />;
  const lowest = formatMoney(Math.min(...prices), currency);
  return (
    <PickPrice
      label={t('tickets.price')}
      sum={new Set(tickets.map(({ price }) => price.value)).size === 1 ? lowest : t('from', { price: lowest })}
      note={t('tickets.perTicket')}
    />
  );
};
