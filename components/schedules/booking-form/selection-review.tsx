'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { FamilyBooking } from '#components/schedules/model/family-booking.ts';
import type { AnySchedule } from '#components/schedules/model/schedule.ts';
import { selectionCurrency } from '#components/schedules/model/selection.ts';
import { ScheduleRules } from '#components/schedules/schedule-rules.tsx';
import { wholeText } from '#components/schedules/whole-text.ts';
import { Sum, Sums } from '#components/ui/layout/sums.tsx';
import { Price } from '#components/ui/price.tsx';
import { formatDay } from '#lib/format/format-date.ts';

type SelectionReviewProps = { schedule: AnySchedule; booking: FamilyBooking; now: Date };

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className="flex justify-between gap-4 border-line py-2.25 text-ink not-first:border-t">
    <span>{label}</span>
    <span className="font-medium whitespace-nowrap">{children}</span>
  </li>
);

/** The selection with its prices and the total; of several people, what each of them costs. */
export const SelectionReview = ({ schedule, booking, now }: SelectionReviewProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const tCamps = useTranslations('camps');
  const { selection, people, total } = booking;
  const { type, price, sessions, extras } = selection;
  const currency = selectionCurrency(selection);
  const isForOne = people.length === 1;
  const isEmpty = type === 'individual' && sessions.length === 0 && extras.length === 0;
  return (
    <>
      {isEmpty && <p className="text-s">{t('camps.nothingChosen')}</p>}
      <ul className="text-s tabular-nums">
        {people.length > 1 &&
          people.map((person) => (
            <Line key={person.id} label={person.name ?? ''}>
              <Price amountMinor={person.total} currency={currency} />
            </Line>
          ))}
        {isForOne && type === 'full' && (
          <Line label={wholeText(schedule, now, tCamps)}>
            {price && <Price amountMinor={price.value} currency={price.currency} />}
          </Line>
        )}
        {(isForOne ? sessions : []).map((session) => (
          <Line key={session.id} label={formatDay(session.startsAt.local, locale)}>
            {session.price && <Price amountMinor={session.price.value} currency={session.price.currency} />}
          </Line>
        ))}
        {(isForOne ? extras : []).map(({ extra, quantity }) => (
          <Line key={extra.id} label={t('booking.extra', { count: quantity, name: extra.name })}>
            <Price amountMinor={extra.price.value * quantity} currency={extra.price.currency} />
          </Line>
        ))}
      </ul>
      <Sums>
        <Sum label={t('camps.total')} tone="total">
          <Price amountMinor={total} currency={currency} />
        </Sum>
      </Sums>
      <ScheduleRules {...{ schedule, now }} />
    </>
  );
};
