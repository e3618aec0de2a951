'use client';

import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import User from 'lucide-react/icons/user';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { sessionPrice } from '#components/booking/lines/session-price.ts';
import { OwnAmount } from '#components/booking/own-price/own-amount.tsx';
import { savingReason } from '#components/timetable/pick/saving-reason.ts';
import { Fact, Facts } from '#components/ui/layout/facts.tsx';
import type { OwnPrice } from '#contract/cart/prices.ts';
import { getClock } from '#contract/rules/wall-time.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { locationLabels } from './session-labels.ts';

export type ActivitySummaryCardProps = {
  session: OccurrenceSummary;
  /** The card's title, above the facts. */
  heading?: ReactNode;
  description?: string | null;
  /** The fact of whom it is for. */
  person?: ReactNode;
  quantity?: number;
  /** What it costs the person acted for, where that is known. */
  ownPrice?: OwnPrice | undefined;
  /** Hides the place, which the heading says. */
  withoutPlace?: boolean;
  /** Hides the price, which is shown elsewhere. */
  withoutPrice?: boolean;
};

/** A summary of one session: day, time, place, instructor, acting person, price. */
export const ActivitySummaryCard = (props: ActivitySummaryCardProps) => {
  const t = useTranslations();
  const locale = useLocale();
  const { session, ownPrice, quantity = 1 } = props;
  const times = {
    start: getClock(session.startsAt.local),
    end: getClock(session.endsAt.local),
    minutes: session.duration,
  };
  const instructors = session.instructors.map(({ name }) => name).join(', ');
  const price = sessionPrice(session, t);
  const reason = ownPrice && savingReason(ownPrice, t);
  return (
    <div className="grid gap-3">
      {props.heading}
      <Facts className="lining-nums tabular-nums">
        <Fact icon={CalendarDays} term={t('timetable.details.date')}>
          {formatDate(session.startsAt.local, locale)}
        </Fact>
        <Fact icon={Clock} term={t('timetable.details.time')}>
          {t('timetable.details.timeText', times)}
        </Fact>
        {!props.withoutPlace && (
          <Fact icon={MapPin} term={t('timetable.details.where')}>
            {t('timetable.details.place', { location: locationLabels(session), venue: session.venue.name })}
          </Fact>
        )}
        {instructors && (
          <Fact icon={User} term={t('timetable.details.instructor')}>
            {instructors}
          </Fact>
        )}
        {props.person}
      </Facts>
      {props.description && <p>{props.description}</p>}
      {!props.withoutPrice && price && (
        <p className="flex items-baseline justify-between gap-3 text-ink">
          <span>
            {quantity > 1
              ? t('timetable.details.quantity', { quantity, name: session.templateName })
              : t('timetable.details.price')}
          </span>
          <span className="text-right">
            <span className="heading-2 font-figures tabular-nums">
              <OwnAmount session={session} ownPrice={ownPrice} figure />
            </span>
            {reason && <small className="block text-s text-pretty text-ink-2">{reason}</small>}
          </span>
        </p>
      )}
    </div>
  );
};
