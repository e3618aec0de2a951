'use client';

import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TicketLine } from './ticket-line.tsx';
import type { TicketLinesProps } from './ticket-lines.tsx';
import { extraLines, extrasFor, MAX_EXTRAS, placesTaken } from './ticket-selection.ts';

/** The extras of the chosen tickets, folded with their number until one is chosen. */
export const ExtraLines = ({
  tickets,
  selection,
  onSelect,
}: Pick<TicketLinesProps, 'tickets' | 'selection' | 'onSelect'>) => {
  const t = useTranslations('timetable');
  const count = extraLines(tickets, selection).length;
  const [isFolded] = useState(count === 0);
  const taken = tickets.filter(({ id }) => (selection.tickets[id] ?? 0) > 0);
  const offered = new Set(extrasFor(taken).map(({ id }) => id));
  return (
    <details className="group border-t border-line px-4 large:px-6" open={!isFolded}>
      <summary className="flex min-h-[3.25rem] cursor-pointer items-center gap-3 py-2">
        <h3 className="flex-1 heading-4">{t('tickets.extras')}</h3>
        <span className="text-s text-ink-2">{count > 0 && t('tickets.chosen', { count })}</span>
        <ChevronDown className="icon text-ink-2 group-open:rotate-180" />
      </summary>
      {/* Its place stays, so that the rows below do not move when the first ticket is chosen. */}
      <p className={cx('text-s text-ink-2', placesTaken(tickets, selection.tickets) > 0 && 'invisible')}>
        {t('tickets.extraFirst')}
      </p>
      <ul className="pb-3">
        {extrasFor(tickets).map((extra) => (
          <TicketLine
            key={extra.id}
            name={extra.name ?? extra.reference}
            price={extra.price}
            quantity={offered.has(extra.id) ? (selection.extras[extra.id] ?? 0) : 0}
            max={offered.has(extra.id) ? MAX_EXTRAS : 0}
            onChange={(quantity) => onSelect({ ...selection, extras: { ...selection.extras, [extra.id]: quantity } })}
          />
        ))}
      </ul>
    </details>
  );
};
