'use client';

import { cx } from 'class-variance-authority';
import { useTranslations } from 'next-intl';
import { Price } from '#components/ui/price.tsx';
import { PickerSection } from './picker-section.tsx';
import { selectionTotal, type SelectionLine } from './ticket-selection.ts';

/** The chosen tickets and extras line by line, and their total. */
export const TicketSums = ({ lines, currency }: { lines: readonly SelectionLine[]; currency: string }) => {
  const t = useTranslations('timetable');
  return (
    <PickerSection>
      <h3 className="sr-only">{t('tickets.price')}</h3>
      {lines.length > 0 && (
        <dl className="grid gap-1.5 text-s lining-nums tabular-nums">
          {lines.map((line) => (
            <div key={line.id} className="flex justify-between gap-4">
              <dt>{t('details.quantity', { quantity: line.quantity, name: line.name })}</dt>
              <dd className="text-ink">
                <Price amountMinor={line.amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p
        className={cx(
          'flex items-baseline justify-between text-ink',
          lines.length > 0 && 'mt-4 border-t border-line pt-4',
        )}
        role="status"
      >
        <span>{t('tickets.total')}</span>
        <Price amountMinor={selectionTotal(lines)} currency={currency} figure className="heading-2" />
      </p>
    </PickerSection>
  );
};
