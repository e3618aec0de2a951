import type { ReactNode } from 'react';
import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import {
  DeferredAutomatic,
  DeferredClasses,
  DeferredCourts,
  DeferredTickets,
} from '#components/timetable/deferred-days.tsx';
import { loadDayNextFree } from '#components/timetable/load-day-next-free.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import type { OccurrenceSummary } from '#contract/occurrences.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { provisionalMark } from '#lib/http/provisional-mark.ts';
import { toColumns } from '#lib/query/columns.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { readForPage, type ReadForPage } from '#lib/query/read-for-page.ts';

interface DayViewProps {
  day: TimetableDay;
}

const WithBasket = ({ children }: { children: ReactNode }) => (
  <>
    <WithSideColumn>
      <div>{children}</div>
      <aside>
        <BasketSidebar />
      </aside>
    </WithSideColumn>
    <BasketBar />
  </>
);

/** Marks the page of a day that could not be read, so that it is not cached. */
const Provisional = ({ reads }: { reads: readonly ReadForPage<unknown>[] }) =>
  reads.some(({ isProvisional }) => isProvisional) && <meta {...provisionalMark} />;

/** The day with the next free time, where it has none left to its end. */
const withNextFree = async (day: TimetableDay, { data }: PageRead<OccurrenceSummary[]>): Promise<TimetableDay> => {
  const nextFree = data === null ? undefined : await loadDayNextFree(day, data);
  return nextFree === undefined ? day : { ...day, nextFree };
};

/** Renders a day of an activity by its booking type. Tickets and courts also show the basket beside the day. */
export const DayView = async ({ day: subjectDay }: DayViewProps) => {
  const subject = getSubject(subjectDay);
  const basket = { side: <BasketNote />, bar: <BasketBar /> };
  if (subjectDay.kind === 'resources') {
    const slots = await readForPage(daySlotsQuery(publicApi, subject));
    const day = await withNextFree(subjectDay, slots);
    const packed = { ...slots, data: slots.data && toColumns(slots.data) };
    return (
      <>
        <Provisional reads={[slots]} />
        {day.activity.isAutomatic ? (
          <WithBasket>
            <DeferredAutomatic day={day} slots={packed} />
          </WithBasket>
        ) : (
          <DeferredCourts day={day} slots={packed} {...basket} />
        )}
      </>
    );
  }
  const [sessions, tickets] = await Promise.all([
    readForPage(daySessionsQuery(publicApi, subject)),
    subjectDay.kind === 'ticketed' ? readForPage(dayTicketsQuery(publicApi, subject)) : null,
  ]);
  const day = await withNextFree(subjectDay, sessions);
  return (
    <>
      <Provisional reads={tickets ? [sessions, tickets] : [sessions]} />
      {tickets ? (
        <DeferredTickets day={day} sessions={sessions} tickets={tickets} {...basket} />
      ) : (
        <WithBasket>
          <DeferredClasses day={day} sessions={sessions} />
        </WithBasket>
      )}
    </>
  );
};
