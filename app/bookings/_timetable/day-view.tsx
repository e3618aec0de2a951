import type { ReactNode } from 'react';
import { BasketNote } from '#components/basket/lines/basket-note.tsx';
import { BasketBar } from '#components/basket/sidebar/basket-bar.tsx';
import { BasketSidebar } from '#components/basket/sidebar/basket-sidebar.tsx';
import { ProvisionalMark } from '#components/shell/provisional-mark.tsx';
import {
  DeferredAutomatic,
  DeferredClasses,
  DeferredCourts,
  DeferredTickets,
} from '#components/timetable/deferred-days.tsx';
import { loadDayNextFree } from '#components/timetable/load-next-free.ts';
import type { TimetableDay } from '#components/timetable/model/timetable-day.ts';
import { daySessionsQuery, daySlotsQuery, dayTicketsQuery, getSubject } from '#components/timetable/queries.ts';
import { WithSideColumn } from '#components/ui/layout/columns.tsx';
import type { OccurrenceSummary } from '#contract/timetable/occurrences.ts';
import { publicApi } from '#lib/api/public-api.ts';
import { toColumns } from '#lib/query/columns.ts';
import type { PageRead } from '#lib/query/page-read.ts';
import { readForPage } from '#lib/query/read-for-page.ts';

interface DayViewProps {
  day: TimetableDay;
}

const WithBasket = ({ venueSlug, children }: { venueSlug: string; children: ReactNode }) => (
  <>
    <WithSideColumn>
      <div>{children}</div>
      <aside>
        <BasketSidebar venueSlug={venueSlug} />
      </aside>
    </WithSideColumn>
    <BasketBar venueSlug={venueSlug} />
  </>
);

/** The day with the next free time, where it has none left to its end. */
const withNextFree = async (day: TimetableDay, { data }: PageRead<OccurrenceSummary[]>) => {
  if (data === null) return { day, isProvisional: false };
  const { nextFree, isProvisional } = await loadDayNextFree(day, data);
  return { day: nextFree === undefined ? day : { ...day, nextFree }, isProvisional };
};

/** Renders a day of an activity by its booking type. Tickets and courts also show the basket beside the day. */
export const DayView = async ({ day: subjectDay }: DayViewProps) => {
  const subject = getSubject(subjectDay);
  const { slug: venueSlug } = subjectDay.venue;
  const basket = { side: <BasketNote />, bar: <BasketBar venueSlug={venueSlug} /> };
  if (subjectDay.kind === 'resources') {
    const slots = await readForPage(daySlotsQuery(publicApi, subject));
    const withNext = await withNextFree(subjectDay, slots);
    const { day } = withNext;
    const packed = { ...slots, data: slots.data && toColumns(slots.data) };
    return (
      <>
        <ProvisionalMark reads={[slots, withNext]} />
        {day.activity.isAutomatic ? (
          <WithBasket venueSlug={venueSlug}>
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
  const withNext = await withNextFree(subjectDay, sessions);
  const { day } = withNext;
  return (
    <>
      <ProvisionalMark reads={[sessions, withNext, ...(tickets ? [tickets] : [])]} />
      {tickets ? (
        <DeferredTickets day={day} sessions={sessions} tickets={tickets} {...basket} />
      ) : (
        <WithBasket venueSlug={venueSlug}>
          <DeferredClasses day={day} sessions={sessions} />
        </WithBasket>
      )}
    </>
  );
};
