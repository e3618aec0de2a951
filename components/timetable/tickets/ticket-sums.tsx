'use client';

import { useTranslations } from 'next-intl';
import { Price } from '#components/ui/price.tsx';
import { selectionTotal, type SelectionLine } from './ticket-selection.ts';

/** The chosen tickets and extras line by line, and their total. */
export const TicketSums = ({ lines, currency }: { lines: readonly SelectionLine[]; currency: string }) => {
  const t = useTranslations('timetable');
  return (
    <div className="picker__section">
      <h3 className="visually-hidden">{t('tickets.price')}</h3>
      {lines.length > 0 && (
        <dl className="picker__sums num">
          {lines.map((line) => (
            <div key={line.id}>
              <dt>{t('tickets.line', { quantity: line.quantity, name: line.name })}</dt>
              <dd>
                <Price amountMinor={line.amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="picker__total" role="status">
        <span>{t('tickets.total')}</span>
        <Price amountMinor={selectionTotal(lines)} currency={currency} figure className="heading-2" />
      </p>
    </div>
  );
};
