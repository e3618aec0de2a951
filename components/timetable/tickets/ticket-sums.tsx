'use client';

import { useTranslations } from 'next-intl';
import { PickSection } from '#components/timetable/pick/pick-section.tsx';
import { Price } from '#components/ui/price.tsx';
import type { SelectionLine } from './ticket-selection.ts';

/** The chosen tickets and extras line by line. */
export const TicketSums = ({ lines, currency }: { lines: readonly SelectionLine[]; currency: string }) => {
  const t = useTranslations('timetable');
  return (
    <PickSection>
      <h3 className="sr-only">{t('tickets.price')}</h3>
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
    </PickSection>
  );
};
