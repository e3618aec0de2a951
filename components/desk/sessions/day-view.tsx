'use client';

import { useQuery } from '@tanstack/react-query';
import { cva } from 'class-variance-authority';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ClockSpan } from '#components/booking/lines/clock-span.tsx';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass, Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { Pill } from '#components/ui/pill.tsx';
import type { DeskSession } from '#contract/desk/sessions.ts';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { daySessionsQuery } from './queries.ts';

const row = cva(
  'grid min-h-[4.75rem] grid-cols-[8rem_minmax(0,1fr)_auto_1.25rem] items-center gap-x-4 px-4 py-2.5 text-inherit no-underline',
  { variants: { isOver: { true: 'bg-surface-2 text-ink-3', false: '' } } },
);

/** One session of the day; the whole row opens it. */
const SessionRow = ({ session, now }: { session: DeskSession; now: Date }) => {
  const t = useTranslations('deskSession.list');
  const { startsAt, endsAt, templateName, instructors, friendlyLocationName, locationName, capacity, arrivals } =
    session;
  const isOver = new Date(endsAt.utc) <= now;
  const hasStarted = new Date(startsAt.utc) <= now;
  const where = [...instructors.map(({ name }) => name), friendlyLocationName ?? locationName].filter(Boolean);
  const { booked, here } = arrivals;
  const isCounted = hasStarted || here > 0;
  return (
    <li className="border-line not-first:border-t">
      <Link className={row({ isOver })} href={`/sessions/${session.id}`}>
        <ClockSpan startsAt={startsAt} endsAt={endsAt} past={isOver ? 'plain' : undefined} />
        <span>
          <b className="font-medium text-ink">{templateName}</b>
          <span className="block text-s">{where.join(', ')}</span>
        </span>
        <span className="flex flex-wrap items-center justify-end gap-2 text-s">
          {session.waiting > 0 && <Pill tone="info">{t('waiting', { count: session.waiting })}</Pill>}
          {!isOver && <span>{t('free', { count: Math.max(0, capacity.available) })}</span>}
          <span className="font-medium text-ink tabular-nums">
            {isCounted ? t('people', { here, booked }) : t('booked', { booked })}
          </span>
        </span>
        <ChevronRight className="icon text-ink-3" />
      </Link>
    </li>
  );
};

export interface DayViewProps {
  date: string;
  /** When the page was made, in milliseconds. */
  renderedAt: number;
}

const getHref = (date: string) => `/sessions?date=${date}`;
const square = buttonClass({ variant: 'secondary', className: 'min-w-tap px-0!' });

/** The sessions of a day at the desk's venue, each with how many have booked, are here and wait. */
export const DayView = ({ date, renderedAt }: DayViewProps) => {
  const t = useTranslations('deskSession.list');
  const language = useLocale();
  const { venue } = useDesk();
  const now = useNow(renderedAt);
  const { data, isError, refetch } = useQuery(daySessionsQuery(browserApi, venue.slug, date));
  const today = venueClock(now, venue.timezone).date;
  const [showsOver, setShowsOver] = useState(false);
  const over = date === today ? (data?.filter(({ endsAt }) => new Date(endsAt.utc) <= now) ?? []) : [];
  // What is over is folded as long as there is something else.
  const isFolding = over.length > 0 && over.length < (data?.length ?? 0);
  const shown = isFolding && !showsOver ? data?.filter((session) => !over.includes(session)) : data;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto heading-3">{formatDate(date, language)}</h2>
        {date !== today && (
          <Link className={buttonClass({ variant: 'text' })} href="/sessions">
            {t('today')}
          </Link>
        )}
        <Link className={square} href={getHref(daysAfter(date, -1))} aria-label={t('previous')}>
          <ChevronLeft className="icon" />
        </Link>
        <Link className={square} href={getHref(daysAfter(date, 1))} aria-label={t('next')}>
          <ChevronRight className="icon" />
        </Link>
      </div>
      {isError && data === undefined && (
        <LoadFailed title={t('failed')} onRetry={() => void refetch()}>
          {t('failedHelp')}
        </LoadFailed>
      )}
      {!isError && data === undefined && (
        <div role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton height={456} />
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState title={t('none')} art={<CourtIllustration kind="studio" zone={null} />}>
          {t('noneHelp')}
        </EmptyState>
      )}
      {isFolding && (
        <Button type="button" variant="text" block aria-expanded={showsOver} onClick={() => setShowsOver(!showsOver)}>
          {t(showsOver ? 'hideOver' : 'showOver', { count: over.length })}
        </Button>
      )}
      {shown !== undefined && shown.length > 0 && (
        <Rows>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} now={now} />
          ))}
        </Rows>
      )}
    </div>
  );
};
