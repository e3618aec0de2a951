'use client';

import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode, useState } from 'react';
import { PickRules } from '#components/booking/cancellation/pick-rules.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { BarringPenalty } from '#components/booking/penalty/barring-penalty.tsx';
import { InductionWay } from '#components/timetable/booking/lazy-induction-way.ts';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { PickPrice, PickSection, PickContent } from '#components/timetable/pick/pick-content.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import { Price } from '#components/ui/price.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatMoney } from '#lib/format/format-money.ts';
import { TicketLine } from './ticket-line.tsx';
import { TicketLines, type TicketLinesProps } from './ticket-lines.tsx';
import {
  extrasFor,
  type SelectionLine,
  selectionTotal,
  extraLines,
  MAX_EXTRAS,
  placesTaken,
} from './ticket-selection.ts';
import type { TicketPrices } from './use-ticket-prices.ts';

/** The extras of the chosen tickets, folded with their number until one is chosen. */
const ExtraLines = ({ tickets, selection, onSelect }: Pick<TicketLinesProps, 'tickets' | 'selection' | 'onSelect'>) => {
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

const getCount = (lines: readonly SelectionLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What the chosen tickets and extras cost together; while none is chosen the lowest price, without free tickets. */
const TicketTotal = ({ tickets, lines, extras, isPending }: TicketPrices) => {
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

/** The chosen tickets and extras line by line. */
const TicketSums = ({ lines, currency }: { lines: readonly SelectionLine[]; currency: string }) => {
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

export type TicketPickerProps = Omit<TicketLinesProps, 'tickets' | 'reductions'> & {
  prices: TicketPrices;
  session: OccurrenceSummary;
  now: Date;
  /** In a sheet that is open. */
  isSeen: boolean;
  isForAnother: boolean;
  /** The waiver and the reference. */
  children?: ReactNode;
  action: ReactNode;
};

/** The tickets and extras of a session, its rules, their total, and one button. */
export const TicketPicker = (props: TicketPickerProps) => {
  const t = useTranslations('timetable');
  const { session, now, isSeen, prices, isForAnother, action } = props;
  const { tickets, reductions, lines, extras } = prices;
  const isOnSale = session.bookableAction?.action === 'book' && tickets.length > 0;
  const induction = session.bookableAction?.reason === 'restriction_unmet' ? inductionMissing(session) : null;
  return (
    <PickContent
      foot={
        action && (
          <>
            {isOnSale && <TicketTotal {...prices} />}
            {action}
          </>
        )
      }
    >
      <PickSection>
        <BarringPenalty bookableAction={session.bookableAction} venue={session.venue} />
      </PickSection>
      {induction && (
        <PickSection>
          <Suspense fallback={null}>
            <InductionWay induction={induction} session={session} />
          </Suspense>
        </PickSection>
      )}
      {isOnSale && (
        <PickSection>
          <ChangingNote className="mb-4" venueSlug={session.venue.slug} />
          <h3 className="sr-only">{t('tickets.title')}</h3>
          <TicketLines {...props} {...{ tickets, reductions }} />
          {isForAnother && (
            <Notice tone="plain" className="mt-2">
              {t('tickets.oneEach')}
            </Notice>
          )}
        </PickSection>
      )}
      {isOnSale && (
        <PickSection>
          <PickRules {...{ session, now, isSeen }} />
        </PickSection>
      )}
      {isOnSale && extrasFor(tickets).length > 0 && <ExtraLines key={session.id} {...props} tickets={tickets} />}
      {props.children && <PickSection>{props.children}</PickSection>}
      {isOnSale && lines.length > 0 && (
        <div className="max-large:hidden">
          <TicketSums lines={[...lines, ...extras]} currency={tickets[0]?.price.currency ?? 'GBP'} />
        </div>
      )}
    </PickContent>
  );
};
