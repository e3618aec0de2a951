'use client';

import { useQuery } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Link from 'next/link';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoadFailed } from '#components/booking/load-failed.tsx';
import { useDesk } from '#components/desk/frame/desk-context.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { buttonClass } from '#components/ui/button/button-class.ts';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { daySessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';

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
