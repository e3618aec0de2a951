'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslations, useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { RetryNotice } from '#components/booking/retry-notice.tsx';
import { useActing } from '#components/desk/acting/acting-context.tsx';
import { DeskColumns } from '#components/desk/frame/desk-columns.tsx';
import { useMay, useDesk } from '#components/desk/frame/desk-context.tsx';
import { useIsOnline } from '#components/desk/frame/use-is-online.ts';
import { sessionsQuery } from '#components/desk/sale/queries.ts';
import { SalePanel } from '#components/desk/sale/sale-panel.tsx';
import { CourtIllustration } from '#components/illustrations/court-illustration.tsx';
import { Button } from '#components/ui/button/button.tsx';
import { EmptyState } from '#components/ui/feedback/empty-state.tsx';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { Panel } from '#components/ui/layout/panel.tsx';
import { Rows } from '#components/ui/layout/rows.tsx';
import { useToast } from '#components/ui/overlay/toast-context.tsx';
import { daysAfter } from '#contract/rules/calendar-date.ts';
import { browserApi } from '#lib/api/browser-api.ts';
import { formatDate } from '#lib/format/format-date.ts';
import { errorText } from '#lib/i18n/error-text.ts';
import { useNow } from '#lib/time/use-now.ts';
import { venueClock } from '#lib/time/venue-clock.ts';
import { QuickSale } from './quick-sale.tsx';
import { hasStarted, isOver } from './session-facts.ts';
import { SessionRow } from './session-row.tsx';
import { TicketsDialog } from './tickets-dialog.tsx';
import { useToday } from './use-today.ts';

/** How many days ahead are looked at. */
const mostDays = 14;

/** Looks for the next day with sessions at the venue, and says so when there is none in two weeks. */
function useNextDay(onFound: (date: string) => void) {
  const t = useTranslations();
  const client = useQueryClient();
  const showToast = useToast();
  const { slug } = useDesk().venue;
  const { personId } = useActing();
  return useMutation({
    mutationFn: async (after: string) => {
      let date = after;
      for (let day = 0; day < mostDays; day += 1) {
        date = daysAfter(date, 1);
        const sessions = await client.fetchQuery(sessionsQuery(browserApi, slug, personId, date));
        if (sessions.length > 0) return date;
      }
      return null;
    },
    onSuccess: (date) => {
      if (date === null) showToast({ type: 'info', message: t('desk.today.noneAhead') });
      else onFound(date);
    },
    onError: (error) => showToast({ type: 'danger', message: errorText(error, t) }),
  });
}

/** How many sessions are shown before the rest is asked for: of those that have begun, and of those to come. */
const shownAtFirst = { started: 2, coming: 10 };

const Rest = ({ count, onShow }: { count: number; onShow: () => void }) => {
  const t = useTranslations('desk.today');
  return (
    <Button type="button" variant="text" block onClick={onShow}>
      {t('showRest', { count })}
    </Button>
  );
};

/** Today's sessions that are not over: those that have begun, the line of now, and those to come. */
const Today = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('desk.today');
  const reasons = useTranslations('desk.offline');
  const language = useLocale();
  const { timezone, name: venue } = useDesk().venue;
  const mayOpen = [useMay('timetable'), useMay('attendance')].includes(true);
  const maySell = useMay('sell');
  const isOnline = useIsOnline();
  const now = useNow(renderedAt);
  const [isWhole, setWhole] = useState(false);
  /** YYYY-MM-DD; undefined for today. */
  const [otherDay, setOtherDay] = useState<string>();
  const { data, isError, dataUpdatedAt, refetch, add, join, ticketed, closeTickets } = useToday(otherDay);
  const { date: today } = venueClock(now, timezone);
  const date = otherDay ?? today;
  const nextDay = useNextDay(setOtherDay);
  const day = formatDate(date, language);
  const sessions = data?.filter((session) => !isOver(session, now)) ?? [];
  const started = sessions.filter((session) => hasStarted(session, now));
  const coming = sessions.filter((session) => !hasStarted(session, now));
  const [next] = coming;
  const shown = isWhole ? sessions : [...started.slice(-shownAtFirst.started), ...coming.slice(0, shownAtFirst.coming)];
  const heading = useRef<HTMLHeadingElement>(null);
  const showAll = () => {
    setWhole(true);
    heading.current?.focus({ preventScroll: true });
  };
  const here = data?.reduce((sum, { arrivals }) => sum + arrivals.here, 0) ?? 0;
  const booked = data?.reduce((sum, { arrivals }) => sum + arrivals.booked, 0) ?? 0;
  return (
    <section aria-labelledby="today" className="mt-6" aria-busy={(data === undefined && !isError) || undefined}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id="today" className="heading-3" tabIndex={-1} ref={heading}>
          {otherDay === undefined ? t('title') : day}
        </h2>
        <p className="text-s tabular-nums">{data === undefined ? day : t('arrivals', { day, here, booked })}</p>
      </div>
      {otherDay !== undefined && (
        <Button type="button" variant="text" className="mb-3" onClick={() => setOtherDay(undefined)}>
          {t('backToToday')}
        </Button>
      )}
      {isError && (
        <Panel className="mb-3">
          <RetryNotice onRetry={() => void refetch()}>
            <b className="font-medium">{t('failed')}</b>
            <p>
              {dataUpdatedAt === 0
                ? t('failedHelp')
                : t('failedSince', { time: venueClock(new Date(dataUpdatedAt), timezone).time })}
            </p>
          </RetryNotice>
        </Panel>
      )}
      {data === undefined && !isError && <Skeleton height={384} shape="control" />}
      {data !== undefined && sessions.length === 0 && (
        <EmptyState
          title={t('none')}
          art={<CourtIllustration kind="badminton" zone={null} />}
          action={
            <Button type="button" variant="secondary" loading={nextDay.isPending} onClick={() => nextDay.mutate(date)}>
              {t('nextDay')}
            </Button>
          }
        >
          {t('noneHelp', { venue, day })}
        </EmptyState>
      )}
      {shown.length > 0 && (
        <Rows>
          {shown.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              now={now}
              isNext={session === next}
              opens={mayOpen}
              sells={maySell}
              reason={isOnline ? undefined : reasons('reason')}
              onAdd={() => add(session)}
              onJoin={() => join(session)}
            />
          ))}
        </Rows>
      )}
      {shown.length < sessions.length && <Rest count={sessions.length - shown.length} onShow={showAll} />}
      {ticketed !== null && <TicketsDialog session={ticketed} onClose={closeTickets} />}
    </section>
  );
};

/** The start of the desk: quick sale, today's sessions, and the sale beside them. */
export const StartView = ({ renderedAt }: { renderedAt: number }) => {
  const t = useTranslations('desk');
  const maySell = useMay('sell');
  const lists = [useMay('sell'), useMay('attendance'), useMay('timetable')].includes(true);
  return (
    <DeskColumns aside={maySell && <SalePanel renderedAt={renderedAt} />} label={t('sale.title')}>
      {maySell && <QuickSale />}
      {lists && <Today renderedAt={renderedAt} />}
    </DeskColumns>
  );
};
