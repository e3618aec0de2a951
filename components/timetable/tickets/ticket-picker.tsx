'use client';

import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { PickRules } from '#components/booking/cancellation/pick-rules.tsx';
import { ChangingNote } from '#components/booking/changing-note.tsx';
import { BarringPenalty } from '#components/booking/penalty/barring-penalty.tsx';
import { InductionWay } from '#components/timetable/booking/lazy-induction-way.ts';
import { inductionMissing } from '#components/timetable/model/waiver-to-sign.ts';
import { PickContent } from '#components/timetable/pick/pick-content.tsx';
import { PickSection } from '#components/timetable/pick/pick-section.tsx';
import { Notice } from '#components/ui/feedback/notice.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { ExtraLines } from './extra-lines.tsx';
import { TicketLines, type TicketLinesProps } from './ticket-lines.tsx';
import { extrasFor } from './ticket-selection.ts';
import { TicketSums } from './ticket-sums.tsx';
import { TicketTotal } from './ticket-total.tsx';
import type { TicketPrices } from './use-ticket-prices.ts';

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
        <TicketSums lines={[...lines, ...extras]} currency={tickets[0]?.price.currency ?? 'GBP'} />
      )}
    </PickContent>
  );
};
