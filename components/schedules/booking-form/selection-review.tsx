'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { BookingState } from '#components/schedules/model/booking-state.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { selectionCurrency, selectionTotal } from '#components/schedules/model/selection.ts';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDay } from '#lib/format/format-date.ts';

type SelectionReviewProps = { schedule: AnySchedule; selection: BookingState['selection'] };

const useWholeLabel = (schedule: AnySchedule): string => {
  const t = useTranslations('camps');
  if (schedulePrices(schedule).isProRata) return t('proRata');
  return t(isCamp(schedule) ? 'entireOf' : 'courseOf', { count: schedule.occurrences.length });
};

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className="flex justify-between gap-4 border-line py-2.25 text-ink not-first:border-t">
    <span>{label}</span>
    <span className="font-medium whitespace-nowrap">{children}</span>
  </li>
);

/** The selection with its prices and the total. */
export const SelectionReview = ({ schedule, selection }: SelectionReviewProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const wholeLabel = useWholeLabel(schedule);
  const { type, price, sessions, extras } = selection;
  const currency = selectionCurrency(selection);
  const isEmpty = type === 'individual' && sessions.length === 0 && extras.length === 0;
  return (
    <>
      {isEmpty && <p className="text-s">{t('camps.nothingChosen')}</p>}
      <ul className="text-s tabular-nums">
        {type === 'full' && (
          <Line label={wholeLabel}>{price && <Price amountMinor={price.value} currency={price.currency} />}</Line>
        )}
        {sessions.map((session) => (
          <Line key={session.id} label={formatDay(session.startsAt.local, locale)}>
            {session.price && <Price amountMinor={session.price.value} currency={session.price.currency} />}
          </Line>
        ))}
        {extras.map(({ extra, quantity }) => (
          <Line key={extra.id} label={t('booking.extra', { count: quantity, name: extra.name })}>
            <Price amountMinor={extra.price.value * quantity} currency={extra.price.currency} />
          </Line>
        ))}
      </ul>
      <Sums>
        <Sum label={t('camps.total')} tone="total">
          <Price amountMinor={selectionTotal(selection)} currency={currency} />
        </Sum>
      </Sums>
    </>
  );
};
