'use client';

import { Price } from '#components/ui/price.tsx';
import { useText } from '#lib/i18n/text-context.ts';
import { selectionTotal, type SelectionLine } from './ticket-selection.ts';

/** What was chosen, line by line, and what it comes to. */
export const TicketSums = ({ lines, currency }: { lines: readonly SelectionLine[]; currency: string }) => {
  const text = useText();
  return (
    <div className="picker__section">
      <h3 className="visually-hidden">{text('timetable.tickets.price')}</h3>
      {lines.length > 0 && (
        <dl className="picker__sums num">
          {lines.map((line) => (
            <div key={line.id}>
              <dt>{text('timetable.tickets.line', { quantity: line.quantity, name: line.name })}</dt>
              <dd>
                <Price amountMinor={line.amount} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="picker__total" role="status">
        <span>{text('timetable.tickets.total')}</span>
        <Price amountMinor={selectionTotal(lines)} currency={currency} figure className="h-2" />
      </p>
    </div>
  );
};
