'use client';

import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { LinkButton } from '#components/ui/button/link-button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { formatLongDay } from '#lib/format/format-long-day.ts';
import { useText } from '#lib/i18n/text-context.ts';
import { useHref } from '#lib/zones/site-context.tsx';
import { dayPath } from './day-path.ts';

/** A day without a session: the court is empty, and there is a way to the next day that has one. */
export const DayEmpty = ({ day, today }: { day: TimetableDay; today: string }) => {
  const text = useText();
  const href = useHref();
  const earliest = day.date < today ? today : day.date;
  const next = day.openDates.find((date) => date >= earliest && date !== day.date);
  const words = next && formatLongDay(next, text.language);
  return (
    <EmptyState
      title={text(day.date < today ? 'timetable.empty.past' : 'timetable.empty.title')}
      art={<CourtIllustration kind={day.activity.plan} zone={null} />}
      action={
        next && (
          <LinkButton href={href(dayPath(day, next))}>
            {text('timetable.empty.goNext', { date: words ?? '' })}
          </LinkButton>
        )
      }
    >
      {words ? text('timetable.empty.next', { date: words }) : text('timetable.empty.none')}
    </EmptyState>
  );
};
