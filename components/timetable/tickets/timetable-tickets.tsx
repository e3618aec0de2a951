'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { availabilityTag } from '#components/booking/lines/availability-tag.ts';
import type { TimetableViewProps } from '#components/timetable/courts/timetable-courts.tsx';
import { DayContent } from '#components/timetable/day/day-content.tsx';
import { DayFailed } from '#components/timetable/day/day-failed.tsx';
import { useDayFilters } from '#components/timetable/day/filters/use-day-filters.ts';
import { useDaySessions } from '#components/timetable/day/use-day-query.ts';
import { useLinkedSession } from '#components/timetable/day/use-linked-session.ts';
import { PickBlock } from '#components/timetable/pick/pick-block.tsx';
import { PickHead } from '#components/timetable/pick/pick-head.tsx';
import { timeId } from '#components/timetable/pick/pick-ids.ts';
import { usePickSheet } from '#components/timetable/pick/use-pick-sheet.ts';
import { Skeleton } from '#components/ui/feedback/skeleton.tsx';
import { isLarge, useMediaQuery } from '#components/ui/layout/use-media-query.ts';
import { VisuallyHidden } from '#components/ui/layout/visually-hidden.tsx';
import { onDemand, useOnDemand } from '#components/ui/on-demand.ts';
import { usePreload } from '#components/ui/overlay/use-preload.ts';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import type { CallData } from '#lib/api/call.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { useNow } from '#lib/time/use-now.ts';
import { TicketSessions } from './ticket-sessions.tsx';
import { useSelections } from './use-selections.ts';
import { useShownSession } from './use-shown-session.ts';

const reload = () => window.location.reload();

/** In place of a `PickContent` while its code is on its way, and when it does not arrive. */
const PickWaiting = ({ isFailed }: { isFailed: boolean }) => {
  const t = useTranslations('common');
  if (isFailed) return <DayFailed onRetry={reload} />;
  return (
    <div className="grid gap-3 px-4 py-5 large:px-6" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
};

const ticketBooking = onDemand(async () => (await import('./ticket-booking.tsx')).TicketBooking);

export type TimetableTicketsProps = TimetableViewProps & {
  sessions: PageRead<OccurrenceSummary[]>;
  tickets: PageRead<CallData<'listTickets'>>;
};

/**
 * A day of sessions sold by ticket: the sessions, and the tickets of the chosen one of those that are shown. What
 * books them is loaded where the block stands beside the list, and on a phone when a session is reached for.
 */
export const TimetableTickets = ({ day, side, bar, sessions: read, tickets }: TimetableTicketsProps) => {
  const now = useNow(day.renderedAt);
  const query = useDaySessions(day, read);
  const selections = useSelections(day);
  const sheet = usePickSheet();
  const link = useLinkedSession(query.data, ({ id }) => {
    selections.choose(id);
    const row = document.getElementById(timeId(id));
    // After the link has brought the row to the middle, where the sheet will stand.
    if (row !== null) requestAnimationFrame(() => sheet.open(row));
  });
  const dayFilters = useDayFilters(day, query.data, link);
  const { chosenId } = selections;
  const { sessions, chosen } = useShownSession(query.data ?? [], { now, isShown: dayFilters.isShown, chosenId });
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const isBeside = useMediaQuery(isLarge);
  const isWanted = isBeside || sheet.isOpen || (chosen !== undefined && selections.has(chosen.id));
  const { code: TicketBooking, isFailed } = useOnDemand(ticketBooking, isWanted);
  const [isUsed, setUsed] = useState(false);
  usePreload(() => {
    setUsed(true);
    void ticketBooking.load().catch(() => undefined);
  }, 'li button');
  return (
    <>
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-6 py-6 large:grid-cols-[minmax(0,1fr)_33rem] large:items-start large:gap-8 large:py-[2rem]">
        <div>
          <DayContent {...{ day, now, query, dayFilters, link }}>
            {(listed) => (
              <TicketSessions
                {...{ now, chosen }}
                sessions={sessions.filter((session) => listed.includes(session))}
                linked={link.linked}
                date={day.date}
                onChoose={({ id }, button) => {
                  dayFilters.settle();
                  selections.choose(id);
                  sheet.open(button);
                }}
              />
            )}
          </DayContent>
        </div>
        {chosen && (
          <div className="grid content-start gap-4 *:min-w-0 large:sticky large:top-6">
            <PickBlock
              sheet={sheet}
              sessionId={chosen.id}
              head={
                <PickHead
                  session={chosen}
                  tag={availabilityTag(chosen, now)}
                  plan={day.activity.plan}
                  now={now}
                  isSeen={isBeside || sheet.isOpen}
                  onClose={sheet.close}
                />
              }
            >
              <div className="contents" ref={setPlace} />
              {TicketBooking === null && <PickWaiting isFailed={isFailed} />}
            </PickBlock>
            {TicketBooking && <div className="max-large:hidden">{side}</div>}
          </div>
        )}
      </div>
      {TicketBooking && chosen && place ? (
        <TicketBooking
          {...{ day, now, tickets, selections, sheet, isUsed, place, bar }}
          session={chosen}
          onSettled={dayFilters.settle}
          reload={async () => (await query.refetch()) ?? []}
        />
      ) : (
        !sheet.isOpen && bar
      )}
    </>
  );
};
