'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { BookingState } from '#components/schedules/model/booking-state.ts';
import { schedulePrices } from '#components/schedules/model/schedule-price.ts';
import { isCamp, type AnySchedule } from '#components/schedules/model/schedule.ts';
import { selectionCurrency, selectionTotal } from '#components/schedules/model/selection.ts';
import { Price } from '#components/ui/price.tsx';
import { formatDay } from '#lib/format/format-date.ts';

type SelectionReviewProps = { schedule: AnySchedule; selection: BookingState['selection'] };

const useWholeLabel = (schedule: AnySchedule): string => {
  const t = useTranslations('camps');
  if (schedulePrices(schedule).isProRata) return t('proRata');
  return t(isCamp(schedule) ? 'entireOf' : 'courseOf', { count: schedule.occurrences.length });
};

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
      {isEmpty && <p className="small">{t('camps.nothingChosen')}</p>}
      <ul className="review">
        {type === 'full' && (
          <li>
            <span>{wholeLabel}</span>
            <span>{price && <Price amountMinor={price.value} currency={price.currency} />}</span>
          </li>
        )}
        {sessions.map((session) => (
          <li key={session.id}>
            <span>{formatDay(session.startsAt.local, locale)}</span>
            <span>
              {session.price && <Price amountMinor={session.price.value} currency={session.price.currency} />}
            </span>
          </li>
        ))}
        {extras.map(({ extra, quantity }) => (
          <li key={extra.id}>
            <span>{t('booking.extra', { count: quantity, name: extra.name })}</span>
            <span>
              <Price amountMinor={extra.price.value * quantity} currency={extra.price.currency} />
            </span>
          </li>
        ))}
      </ul>
      <dl className="sums">
        <div className="sums__total">
          <dt>{t('camps.total')}</dt>
          <dd>
            <Price amountMinor={selectionTotal(selection)} currency={currency} />
          </dd>
        </div>
      </dl>
    </>
  );
};
